import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../setup/root.mjs'
import { steps as testSteps } from '../test/steps.ts'

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; 'working-directory'?: string }
type Workflow = {
  on: { push: { tags: string[] } }
  permissions: Record<string, string>
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>
}

const readText = (path: string) => readFileSync(join(root, path), 'utf8')
const workflow = parse(readText('.github/workflows/release.yml')) as Workflow
const [job, ...others] = Object.values(workflow.jobs)
const steps = job?.steps ?? []
const { version, devDependencies, scripts } = JSON.parse(readText('package.json'))

/** Returns the place of the only step that runs a command. */
function placeOf(command: string | RegExp): number {
  const places = steps.flatMap(({ run = '' }, at) => (run.match(command) ? [at] : []))
  expect(places, `steps with ${command}`).toHaveLength(1)
  return places[0] ?? -1
}

test('a tag of a version is released by one job, which tests, packs and checks before it publishes', () => {
  expect(workflow.on).toEqual({ push: { tags: ['v*'] } })
  expect(others).toEqual([])
  const commands = [
    /CHANGELOG/,
    /^npm ci$/,
    /^npm test$/,
    /^npm run package$/,
    /^npx publint --strict /,
    /^npm publish /,
  ]
  const places = commands.map(placeOf)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  for (const command of ['test', 'package']) expect(scripts).toHaveProperty(command)
  // `npm test` also checks the packed file, and the types, which packing does not.
  expect(testSteps.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['types', 'unit', 'browser', 'package', 'e2e', 'size']),
  )
})

test('the package is published with a statement of its provenance, and the job may do nothing else', () => {
  expect(job?.permissions ?? workflow.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
  const { run, 'working-directory': folder } = steps[placeOf(/^npm publish /)] ?? {}
  expect(run).toMatch(/ --provenance( |$)/)
  expect(folder).toBe('.build/package')
  expect(steps[placeOf(/^npx publint /)]?.run).toContain(folder)
  expect(JSON.stringify(workflow)).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/)
})

test('it runs on the Node of this repository', () => {
  const [major] = devDependencies.node.split('.')
  const setup = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))
  expect(String(setup?.with?.['node-version'])).toBe(major)
})

test('package.json, its lock file and the changelog have the same version', () => {
  const [latest] = [...readText('CHANGELOG.md').matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, found]) => found)
  const lock = JSON.parse(readText('package-lock.json'))
  expect([latest, lock.version, lock.packages[''].version]).toEqual([version, version, version])
})
