import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from '../../service/configuration/configuration.ts'
import { variables } from '../../service/configuration/variables.ts'
import { countryPackage } from '../../service/locations/country-database.ts'
import { readCommands, runnerOf } from '../docs/commands/read-commands.ts'
import { root } from '../setup/root.mjs'
import { environmentOf, readStages, valuesOf } from './container-file.ts'

const stages = readStages()
const last = stages.at(-1)
const environment = environmentOf(last)
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

test('[BS-04] each stage is of the Node that the repository is tested with, in its smallest form', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const images = stages.flatMap((stage) => valuesOf(stage, 'FROM')).map((value) => value.split(' ')[0])
  expect(images).toEqual(stages.map(() => `node:${devDependencies.node}-trixie-slim`))
})

test('[BS-04] what is copied from the repository is there and not left out; later stages copy what earlier ones made', () => {
  const copied = valuesOf(stages[0], 'COPY').flatMap((value) => value.split(' ').slice(0, -1))
  expect(copied).toEqual(['package.json', 'package-lock.json', '.npmrc', '.'])
  for (const path of [...copied, 'tools/package.ts', 'service/server.ts', 'console/build-console.ts', 'README.md']) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true])
    expect([path, ignored.some((glob) => matchesGlob(path, glob))]).toEqual([path, false])
  }
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/node_modules']))
  expect(valuesOf(stages[0], 'RUN').join()).toContain('/instep.tgz')
  expect(valuesOf(stages[1], 'COPY')).toEqual(['--from=build /instep.tgz ./'])
  expect(valuesOf(last, 'COPY')[0]).toBe('--from=install /app ./')
})

test('[BS-04] the image has the database of countries, where the service looks for it', () => {
  const [, copied] = valuesOf(last, 'COPY')
  const [scope] = countryPackage.split('/')
  expect(copied).toBe(`--from=build /build/node_modules/${scope} ./node_modules/${scope}`)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([countryPackage])
})

test('[BS-04] the image runs without rights, keeps its data in a volume, and is told to end in time', () => {
  expect(valuesOf(last, 'USER')).toEqual(['node'])
  expect(valuesOf(last, 'VOLUME')).toEqual([environment.INSTEP_DATA])
  expect(valuesOf(last, 'RUN').join()).toContain(`chown node:node ${environment.INSTEP_DATA}`)
  expect(valuesOf(last, 'STOPSIGNAL')).toEqual(['SIGTERM'])
  // Node is the first process: a shell in between would keep the signal.
  expect(JSON.parse(valuesOf(last, 'ENTRYPOINT')[0] ?? '')).toContain('node')
})

test('[BS-03] [BS-04] its settings are variables of the service, and fit', () => {
  const { NODE_ENV, ...ofService } = environment
  expect(NODE_ENV).toBe('production')
  expect(Object.keys(ofService).filter((name) => !Object.hasOwn(variables.properties, name))).toEqual([])
  const { port, host, metricsAddress, drainTimes } = readConfiguration(ofService)
  expect([host, metricsAddress?.host]).toEqual(['0.0.0.0', '0.0.0.0'])
  expect(valuesOf(last, 'EXPOSE')).toEqual([`${port} ${metricsAddress?.port}`])
  expect(drainTimes.noticeMs).toBeGreaterThan(0)
})

test('[BS-03] [BS-04] the commands of the documentation build this file, give the service its time to end, and set what it knows', () => {
  const commands = readCommands().filter((command) => runnerOf(command) === 'container')
  expect(commands.map(({ words }) => words[1])).toEqual(['build', 'run', 'exec'])
  const [build, run, exec] = commands.map(({ words }) => words)
  const after = (words: string[] | undefined, option: string) => words?.[words.indexOf(option) + 1]
  expect(existsSync(join(root, after(build, '--file') ?? ''))).toBe(true)
  expect(run?.at(-1)).toBe(after(build, '--tag'))
  expect(Number(after(run, '--stop-timeout'))).toBeGreaterThan(Number(environment.INSTEP_DRAIN_SECONDS))
  expect(after(run, '--publish')).toBe(`127.0.0.1:4401:${environment.SERVICE_PORT}`)
  expect(after(run, '--volume')).toMatch(new RegExp(`:${environment.INSTEP_DATA}$`))
  expect(Object.keys(variables.properties)).toContain(after(run, '--env')?.split('=')[0])
  const entry = JSON.parse(valuesOf(last, 'ENTRYPOINT')[0] ?? '') as string[]
  expect(exec?.join(' ')).toContain(entry.join(' '))
})
