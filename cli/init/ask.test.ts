import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aShopFolder } from '../local/testing/run-command.ts'
import { keys, openTerminal } from './testing/open-terminal.ts'

const { enter, down, up, backspace, interrupt, endOfInput } = keys

const questions = {
  framework: 'The shop is built with',
  property: 'A short id of the shop',
  domain: 'The domain of the shop',
  service: 'The address of the service',
  layer: 'Does the shop fill a data layer already?',
}

const manifest = JSON.stringify({ name: '@tea/leaf', type: 'module', dependencies: { astro: '6' } })
const configIn = (folder: string) => readFileSync(join(folder, 'instep.config.ts'), 'utf8')

test('Enter takes the suggestion of each question', async () => {
  const folder = aShopFolder({ 'package.json': manifest })
  const terminal = openTerminal(folder, 'init')
  for (const question of Object.values(questions)) await terminal.answer(question, enter)
  const { code, written } = await terminal.end()
  expect(written).toContain('The shop is Astro.')
  expect(code).toBe(0)
  const config = configIn(folder)
  for (const line of [`propertyId: 'leaf'`, `domains: ['localhost']`, `base: 'http://localhost:4401'`, 'No data layer'])
    expect(config).toContain(line)
})

test('arrow keys choose, typed answers are written, and an answer that does not fit is asked for again', async () => {
  const folder = aShopFolder({ 'package.json': manifest })
  const terminal = openTerminal(folder, 'init')
  // From Astro over SvelteKit to Vite.
  await terminal.answer(questions.framework, down, down, enter)
  await terminal.answer(questions.property, 'green', enter)
  await terminal.answer(questions.domain, 'https://', enter)
  await terminal.answer(
    'Give a domain without https://',
    ...'https://'.split('').map(() => backspace),
    'tea.example',
    enter,
  )
  await terminal.answer(questions.service, 'https://collect.tea.example', enter)
  // From the last one, "no", to the one before it.
  await terminal.answer(questions.layer, up, enter)
  const { code, written } = await terminal.end()
  expect(written).toContain('The shop is a single-page app built with Vite.')
  expect(code).toBe(0)
  const config = configIn(folder)
  const lines = [
    `propertyId: 'green'`,
    `domains: ['tea.example']`,
    `base: 'https://collect.tea.example'`,
    'segment: true',
  ]
  for (const line of lines) expect(config).toContain(line)
})

test('what an option gives is not asked for', async () => {
  const folder = aShopFolder({ 'package.json': manifest })
  const given = ['--framework', 'next', '--domain', 'tea.example', '--service', 'https://collect.tea.example']
  const terminal = openTerminal(folder, 'init', ...given, '--data-layer', 'ga4')
  await terminal.answer(questions.property, enter)
  const { code, written } = await terminal.end()
  expect(code).toBe(0)
  for (const question of [questions.framework, questions.domain, questions.service, questions.layer])
    expect(written).not.toContain(question)
  expect(configIn(folder)).toContain('ga4: true')
})

test.each([
  ['Ctrl+C', 'framework', interrupt],
  ['Ctrl+C', 'domain', interrupt],
  ['Ctrl+C', 'layer', interrupt],
  ['Ctrl+D', 'framework', endOfInput],
  ['Ctrl+D', 'property', endOfInput],
] as const)(
  '%s at the question for the %s writes nothing, says so, and ends with 1',
  async (_, last, key) => {
    const folder = aShopFolder({ 'package.json': manifest })
    const terminal = openTerminal(folder, 'init')
    for (const [name, question] of Object.entries(questions)) {
      await terminal.answer(question, name === last ? key : enter)
      if (name === last) break
    }
    await terminal.answer('Nothing was written')
    const { code } = await terminal.end()
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual(['package.json'])
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest)
  },
  120_000,
)

test('where a configuration is there, nothing is asked, and it stays as it is', async () => {
  const folder = aShopFolder({ 'instep.config.mjs': 'mine' })
  const { code, written } = await openTerminal(folder, 'init').end()
  expect(written).toMatch(/instep\.config\.mjs is there already.+--force/)
  expect(written).not.toContain(questions.framework)
  expect(code).toBe(1)
  expect(readFileSync(join(folder, 'instep.config.mjs'), 'utf8')).toBe('mine')
  expect(existsSync(join(folder, 'instep.config.mts'))).toBe(false)
})
