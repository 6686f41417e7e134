import { expect, test } from 'vitest'
import { readConfiguration } from '../../../service/configuration/configuration.ts'
import { variables } from '../../../service/configuration/variables.ts'
import { limits } from '../../../service/limits.ts'
import { documentedPages, readBlocks, readCommands } from './read-commands.ts'

/** systemd and nginx are not on every machine, so that their files are read here rather than by them. */
function blockOf(language: string): string {
  const blocks = readBlocks().filter((block) => block.language === language)
  expect(blocks).toHaveLength(1)
  return blocks[0]?.text ?? ''
}

test('the unit for systemd starts the service with settings that it knows', () => {
  const unit = blockOf('ini')
  const entries = [...unit.matchAll(/^(\w+)=(.+)$/gm)].map(([, key = '', value = '']) => [key, value] as const)
  const sections = [...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name)
  expect(sections).toEqual(['Service', 'Install'])
  // Every line is a section or an entry, and no entry is misspelt.
  expect(unit.trim().split('\n').filter(Boolean)).toHaveLength(entries.length + sections.length)
  expect(entries.map(([key]) => key)).toEqual([
    'ExecStart',
    'WorkingDirectory',
    'Environment',
    'EnvironmentFile',
    'Restart',
    'User',
    'WantedBy',
  ])
  const values = Object.fromEntries(entries)
  const [path, command] = values.ExecStart?.split(/ (.*)/) ?? []
  expect(path).toBe('/usr/bin/npx')
  // The package's test runs it.
  expect(readCommands().map(({ words }) => words.join(' '))).toContain(command)
  const set = values.Environment?.split(' ').map((each) => each.slice(0, each.indexOf('='))) ?? []
  expect(set).toHaveLength(3)
  expect(set.filter((each) => !Object.keys(variables.properties).includes(each))).toEqual([])
  // The text says what to put into the file that the unit reads.
  const page = documentedPages.find(({ text }) => text.includes(unit))
  expect(page?.text).toContain(`into \`${values.EnvironmentFile}\``)
})

test('the server of nginx forwards to the port of the service what the service reads, and lets its largest bodies through', () => {
  const server = blockOf('nginx')
  const statements = [...server.matchAll(/([^;{}]+)([;{}])/g)].map(([, text = '', end]) => ({ text: text.trim(), end }))
  const depths = [...server.matchAll(/[{}]/g)].map(([brace]) => (brace === '{' ? 1 : -1))
  expect(depths.reduce((sum, each) => sum + each, 0)).toBe(0)
  // What is before a closing brace would lack its semicolon.
  expect(statements.filter(({ text, end }) => end === '}' && text !== '')).toEqual([])
  const directives = Object.fromEntries(
    statements.filter(({ end }) => end === ';').map(({ text }) => text.split(/\s+(?=\S+$)/) as [string, string]),
  )
  const { host, port } = readConfiguration({})
  expect(directives).toMatchObject({
    server: `${host}:${port}`,
    proxy_pass: 'http://instep',
    // A connection for each request is slow: it is accepted by a turn of the event loop of its own.
    keepalive: '64',
    'proxy_set_header Connection': '""',
    'proxy_set_header Host': '$host',
    // What a caller sends must not be the first address, which counts.
    'proxy_set_header X-Forwarded-For': '$remote_addr',
    'proxy_set_header X-Forwarded-Proto': '$scheme',
  })
  const bodies = Object.entries(limits).flatMap(([name, bytes]) => (/Body$/.test(name) ? [bytes as number] : []))
  const [, megabytes] = /^(\d+)m$/.exec(directives.client_max_body_size ?? '') ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(Math.max(...bodies))
})
