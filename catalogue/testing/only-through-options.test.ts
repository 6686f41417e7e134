import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const parseSource = (path: string, text: string) => parseSync(path, text, { preserveParens: false })

/** The parsed sources of the catalogue that run in a browser. */
const code = Object.entries(
  import.meta.glob<string>(['../*/**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path, parsed: parseSource(path, text) }))

/** Names that access what the engine guards: cookies, storage, network, and globals of the script and the shop. */
const guarded = new Set([
  ...['cookie', 'cookieStore', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon', 'Worker', 'SharedWorker', 'serviceWorker'],
  ...['RTCPeerConnection', 'geolocation', 'uv', '__qubit', 'instep', 'dataLayer', 'eval', 'Function'],
])
const globals = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'navigator', 'document'])

type Node = { type: string; [key: string]: unknown }

/** Returns the global names that a program accesses, without the properties of its own variables. */
function listReached(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listReached)
  if (!isNode(node) || (node.type.startsWith('TS') && !('expression' in node))) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'MemberExpression') return [...listReached(node.object), ...reachedProperty(node)]
  const { key, ...rest } = node
  // In `{ cookie: 1 }` the name is only a key; in `{ cookie }` it is also a value.
  return Object.values(node.computed ? node : rest).flatMap(listReached)
}

function reachedProperty({ object, property, computed }: Node): string[] {
  if (computed) return listReached(property)
  const of = isNode(object) && object.type === 'TSAsExpression' ? object.expression : object
  const isGlobal = isNode(of) && of.type === 'Identifier' && globals.has(String(of.name))
  return isGlobal ? listReached(property) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** Returns the names of the parameters and variables of a program. */
const given = new Set(['uv'])

test.each([
  ['fetch(url)', ['fetch']],
  ['window.localStorage.getItem(key)', ['localStorage']],
  ['(window as Shop).__qubit', ['__qubit']],
  ['const jar = document.cookie', ['cookie']],
  ['options.cookies.get(name); options.request.fetch(url); const facts = { fetch: 1 }', []],
])('the code %j accesses %j', (text, names) => {
  expect(listReached(parseSource('a.ts', text).program).filter((name) => guarded.has(name))).toEqual(names)
})

test('[SHR-01.33] no code of the catalogue accesses cookies, storage, services or globals of the script directly', () => {
  expect(code.length).toBeGreaterThan(50)
  const found = code.flatMap(({ path, parsed: { program } }) =>
    listReached(program)
      .filter((name) => guarded.has(name) && !given.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('[SHR-01.33] the catalogue imports only types of script and service', () => {
  const imports = code.flatMap(({ path, parsed: { module } }) =>
    module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest: { value } }) => ({ path, from: value })),
  )
  const isReact = (from: string) => ['react', 'react-dom', 'react-dom/client'].includes(from)
  const isCatalogue = (path: string, from: string) =>
    from.startsWith('.') &&
    // From slots only the drawing code.
    /^\/(catalogue|contract|slots\/experience)\//.test(new URL(from, `file:///catalogue/testing/${path}`).pathname)
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter(({ path, from }) => !isReact(from) && !isCatalogue(path, from))).toEqual([])
  expect(
    code.flatMap(({ path, parsed: { program } }) => loadedLater(program).filter((from) => !isCatalogue(path, from))),
  ).toEqual([])
})

/** Returns the dynamic imports of a program; for an import that is not a literal, the type of its node. */
function loadedLater(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(loadedLater)
  if (!isNode(node)) return []
  const { source } = node
  const own = node.type === 'ImportExpression' && isNode(source) ? [String(source.value ?? source.type)] : []
  return [...own, ...Object.values(node).flatMap(loadedLater)]
}
