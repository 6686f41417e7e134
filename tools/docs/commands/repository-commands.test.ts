import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../setup/root.mjs'
import { chooseSteps } from '../../test/choose-steps.ts'
import { steps } from '../../test/steps.ts'
import { readCommands, runnerOf } from './read-commands.ts'

const commands = readCommands().filter((command) => runnerOf(command) === 'repository')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

type NpmCommand = { text: string; script: string; args: string[] }

/** What `npm` runs for each of its commands, and with what. */
const ofNpm: NpmCommand[] = commands.flatMap(({ text, words: [program, verb = '', ...rest] }) => {
  if (program !== 'npm') return []
  const [script = '', ...args] = verb === 'run' ? rest : [verb, ...rest]
  return [{ text, script, args: args.filter((arg) => arg !== '--') }]
})
const callsOf = (...names: string[]) => ofNpm.filter(({ script }) => names.includes(script))

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'instep-copy-'))
  for (const part of ['cli', 'catalogue', 'contract', 'script', 'slots', 'tools', 'docs/ledger', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a script of package.json in the copy, as npm does. */
function runScript({ script, args }: NpmCommand) {
  const [program = '', ...own] = scripts[script]?.split(' ') ?? []
  if (program !== 'node') throw new Error(`the script ${script} is not run by Node`)
  return spawnSync(process.execPath, [...own, ...args], { cwd: copy, encoding: 'utf8' })
}

/** What is done with the scripts of package.json that the documentation names. */
const looked = {
  run: ['new', 'ledger'],
  chosen: ['test'],
  step: ['build', 'size', 'layers'],
  /** They start servers or browsers, or take minutes: their arguments are compared with what their program reads. */
  read: [
    'start',
    'dev',
    'docs',
    'package',
    'pictures',
    'bench',
    'cluster',
    'fuzz',
    'soak',
    'test:engines',
    'test:mutants',
  ],
}

test('every npm command of the documentation is a script, and one of the tests below looks at it', () => {
  expect(ofNpm.length).toBeGreaterThan(15)
  for (const { script, text } of ofNpm) {
    expect({ text, program: existsSync(join(root, scripts[script]?.split(' ')[1] ?? 'none')) }).toEqual({
      text,
      program: true,
    })
  }
  expect([...new Set(ofNpm.map(({ script }) => script))].sort()).toEqual(Object.values(looked).flat().sort())
})

test('npm run new begins the experiences of the documentation, and npm run ledger lists what is missing of one', () => {
  for (const command of callsOf('new')) {
    const { status, stdout, stderr } = runScript(command)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`wrote catalogue/${command.args[0]}/template.ts`)
    expect(existsSync(join(copy, 'catalogue', command.args[0] ?? '', 'experience.ts'))).toBe(true)
  }
  const entry = `
- template: product/size-hint
  id: PDP-99
  title: A hint of the size
  pages: [product]
  devices: all
  anchors: [sizeSelector]
  kind: injection
  fields: {}
  must:
    - id: PDP-99.1
      does: The hint stands after the sizes.
      prove: browser
`
  appendFileSync(join(copy, 'docs/ledger/experiences.yaml'), entry)
  for (const command of callsOf('ledger')) {
    const { status, stdout, stderr } = runScript(command)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('The hint stands after the sizes.')
    expect(stdout).toContain('PDP-99: 1 of 1 items are not proven')
  }
})

test('npm test has the steps that the documentation names, and the checks that it names are steps', () => {
  const calls = callsOf('test')
  expect(calls.some(({ args }) => args[0] === '--changed')).toBe(textOf('tools/test.ts').includes("'--changed'"))
  for (const { args } of calls.filter(({ args }) => args[0] !== '--changed'))
    expect(chooseSteps(steps, args)).toHaveLength(args.length === 0 ? steps.length : args.length)
  for (const { script } of callsOf('build', 'size', 'layers')) {
    const step = steps.find(({ name }) => name === script)
    expect(scripts[script]).toBe(
      script === 'build' ? 'node tools/setup/first-run.mjs build' : `node ${step?.args.join(' ')}`,
    )
  }
})

test('commands that start servers or browsers have a program, which knows the options that the documentation gives', () => {
  for (const { script, args, text } of callsOf(...looked.read)) {
    const name = script.replace('test:', '')
    expect(scripts[script]).toBe(`node tools/setup/first-run.mjs ${name}`)
    const program = textOf(`tools/${name}.ts`)
    for (const [at, arg] of args.entries()) {
      if (args[at - 1]?.startsWith('--')) continue // the value of an option
      const known = arg.startsWith('--')
        ? program.includes(`'${arg}'`) || program.includes(`${arg.slice(2)}: {`)
        : script === 'pictures' || existsSync(join(root, script, `${arg}.ts`))
      expect({ text, arg, known }).toEqual({ text, arg, known: true })
    }
  }
})

test('each command with vitest or playwright names projects and folders that have tests', () => {
  const projects = [...textOf('vitest.config.ts').matchAll(/\bname: '([\w-]+)'/g)].map(([, name = '']) => name)
  const tests = commands.filter(({ words: [program = ''] }) => ['vitest', 'playwright'].includes(program))
  expect(tests.length).toBeGreaterThan(3)
  for (const { text, assigned, words } of tests) {
    const paths = words.filter((word) => /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(word) && isPlace(words, word))
    expect({ text, paths: paths.length > 0 }).toEqual({ text, paths: true })
    for (const path of paths) {
      const places = [copy, root].filter((folder) => existsSync(join(folder, path)))
      const found = places.flatMap((folder) => globSync(`${path}/**/*.{test,e2e}.{ts,tsx}`, { cwd: folder }))
      expect({ path, found: found.length > 0 }).toEqual({ path, found: true })
    }
    const project = words[words.indexOf('--project') + 1] ?? ''
    if (words.includes('--project')) expect(projects.some((name) => matchesGlob(name, project))).toBe(true)
    for (const name of Object.keys(assigned)) expect(textOf('e2e/shops/outcomes.ts')).toContain(`process.env.${name}`)
  }
})

/** Whether a word is a folder: neither the command nor the value of an option. */
function isPlace(words: string[], word: string): boolean {
  const at = words.indexOf(word)
  return at > 1 && !word.startsWith('--') && !words[at - 1]?.startsWith('--')
}
