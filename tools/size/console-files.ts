import { loadedWith } from './loaded-with.ts'

/**
 * Returns what the console loads for its first page: what its HTML names, the module of today's figures, and what these import.
 * `read` returns the text of a path of the build.
 */
export function consoleFiles(read: (path: string) => string): string[] {
  const html = read('index.html')
  const named = [...html.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, path = '']) => path)
  const [main] = named.filter((path) => path.endsWith('.js'))
  const [, today] = (main && read(main).match(/\.\/(today-page-[\w-]+\.js)/)) || []
  if (!main || !today) throw new Error('the console has no module of today’s figures: build it with npm run build')
  const modules = [main, `assets/${today}`].flatMap((path) => loadedWith(path, read))
  return [...new Set(['index.html', ...named, ...modules])]
}
