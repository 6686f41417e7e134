import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const parse = (path: string, text: string) => parseSync(path, text, { preserveParens: false })

/** All code of the catalogue that reaches a browser, read as a program. */
const code = Object.entries(
  import.meta.glob<string>(['../*/**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path, parsed: parse(path, text) }))

/** Ways to what the engine guards: cookies, storage, network, and the globals of the script and of the shop. */
const guarded = new Set([
  ...['cookie', 'cookieStore', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon', 'Worker', 'SharedWorker', 'serviceWorker'],
  ...['RTCPeerConnection', 'geolocation', 'uv', '__qubit', 'instep', 'dataLayer', 'eval', 'Function'],
])
const globals = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'navigator', 'document'])

type Node = { type: string; [key: string]: unknown }

/** Names that a program reaches for in the page's globals; a property of something handed in is not one. */
function reached(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(reached)
  if (!isNode(node) || (node.type.startsWith('TS') && !('expression' in node))) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'MemberExpression') return [...reached(node.object), ...reachedProperty(node)]
  const { key, ...rest } = node
  // `{ cookie: 1 }` names what is its own; `{ cookie }` has the same name as its value.
  return Object.values(node.computed ? node : rest).flatMap(reached)
}

function reachedProperty({ object, property, computed }: Node): string[] {
  if (computed) return reached(property)
  const of = isNode(object) && object.type === 'TSAsExpression' ? object.expression : object
  const isGlobal = isNode(of) && of.type === 'Identifier' && globals.has(String(of.name))
  return isGlobal ? reached(property) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** Names a program gives to something of its own: parameters and variables. */
const given = new Set(['uv'])

test.each([
  ['fetch(url)', ['fetch']],
  ['window.localStorage.getItem(key)', ['localStorage']],
  ['(window as Shop).__qubit', ['__qubit']],
  ['const jar = document.cookie', ['cookie']],
  ['options.cookies.get(name); options.request.fetch(url); const facts = { fetch: 1 }', []],
])('in %j is reached %j', (text, names) => {
  expect(reached(parse('a.ts', text).program).filter((name) => guarded.has(name))).toEqual(names)
})

test('[SHR-01.33] no code of the catalogue reaches cookies, a storage, a service or a global of the script by itself', () => {
  expect(code.length).toBeGreaterThan(50)
  const found = code.flatMap(({ path, parsed: { program } }) =>
    reached(program)
      .filter((name) => guarded.has(name) && !given.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('[SHR-01.33] of script and service it knows only types: what it has of them is handed to it', () => {
  const imports = code.flatMap(({ path, parsed: { module } }) =>
    module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest: { value } }) => ({ path, from: value })),
  )
  const isReact = (from: string) => ['react', 'react-dom', 'react-dom/client'].includes(from)
  const isCatalogue = (path: string, from: string) =>
    from.startsWith('.') &&
    // Of slots what draws.
    /^\/(catalogue|contract|slots\/experience)\//.test(new URL(from, `file:///catalogue/testing/${path}`).pathname)
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter(({ path, from }) => !isReact(from) && !isCatalogue(path, from))).toEqual([])
  expect(
    code.flatMap(({ path, parsed: { program } }) => loadedLater(program).filter((from) => !isCatalogue(path, from))),
  ).toEqual([])
})

/** Addresses of modules that a program loads while it runs; one that is not written down is named by its node. */
function loadedLater(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(loadedLater)
  if (!isNode(node)) return []
  const { source } = node
  const own = node.type === 'ImportExpression' && isNode(source) ? [String(source.value ?? source.type)] : []
  return [...own, ...Object.values(node).flatMap(loadedLater)]
}
