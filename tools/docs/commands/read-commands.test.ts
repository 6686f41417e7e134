import { expect, test } from 'vitest'
import { variables } from '../../../service/configuration/variables.ts'
import { documentedPages, readBlocks, readCommands, runnerOf } from './read-commands.ts'

const commands = readCommands()

test('every command of the documentation is run or checked by a test', () => {
  expect(commands.length).toBeGreaterThan(50)
  expect(commands.filter((command) => !runnerOf(command)).map(({ page, text }) => `${page}: ${text}`)).toEqual([])
})

test('the test that follows the guide is left what only that page has: a folder, the package, a server', () => {
  expect(commands.filter((command) => runnerOf(command) === 'guide').map(({ text }) => text)).toEqual([
    'mkdir tea-shop',
    'cd tea-shop',
    'npm init -y',
    'npm install --save-dev instep',
    'node server.mjs',
  ])
})

test('commands of a shell stand in blocks that say so', () => {
  const others = readBlocks().filter(({ language }) => language !== 'sh')
  const asCommand = /^\$ |^(?:npx|npm|instep|node|curl) \w/m
  expect(others.filter(({ text }) => asCommand.test(text)).map(({ page, text }) => `${page}: ${text}`)).toEqual([])
  const unclosed = documentedPages.filter(({ text }) => (text.match(/^ *```/gm)?.length ?? 0) % 2 === 1)
  expect(unclosed.map(({ page }) => page)).toEqual([])
  const indented = documentedPages.filter(({ text }) => /^ +```/m.test(text))
  expect(indented.map(({ page }) => page)).toEqual([])
})

test('every variable that the text sets in backticks is one of the service, or of the demo shop', () => {
  const known = [...Object.keys(variables.properties), 'SHOP_DATA_LAYER']
  const set = documentedPages.flatMap(({ page, text }) =>
    [...text.matchAll(/`([A-Z][A-Z_]+)=[^`]*`/g)].map(([code, name = '']) => ({ page, code, name })),
  )
  expect(set.length).toBeGreaterThan(8)
  expect(set.filter(({ name, code }) => !known.includes(name) && !code.includes(' npx '))).toEqual([])
})
