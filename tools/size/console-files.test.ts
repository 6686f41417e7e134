import { expect, test } from 'vitest'
import { consoleFiles } from './console-files.ts'

const build: Record<string, string> = {
  'index.html': '<link href="/console/assets/a.css"><script src="/console/assets/index.js"></script>',
  'assets/index.js': "import './shared.js'\nimport('./today-page-x1_-Y.js')\nimport('./report-page-z.js')",
  'assets/today-page-x1_-Y.js': "import './chart.js'\nimport './index.js'",
}
const read = (path: string) => build[path] ?? ''

test('the first page loads what its HTML names, the module of today, and what both import, each once', () => {
  expect(consoleFiles(read)).toEqual([
    'index.html',
    'assets/a.css',
    'assets/index.js',
    'assets/shared.js',
    'assets/today-page-x1_-Y.js',
    'assets/chart.js',
  ])
})

test('a build without the module of today is refused', () => {
  expect(() => consoleFiles((path) => (path === 'assets/index.js' ? '' : read(path)))).toThrow('no module of today')
})
