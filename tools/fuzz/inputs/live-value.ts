/** Values of a page that no JSON can hold: endless ones, and objects that throw where they are read. */
const makers = {
  cycle() {
    const cycle: Record<string, unknown> = { value: 1 }
    cycle.price = cycle
    cycle.items = [cycle]
    return cycle
  },
  getter: () => Object.defineProperty({ name: 'x' }, 'price', { get: failToRead, enumerable: true }),
  toJSON: () => ({ toJSON: failToRead }),
  noText: () => ({ toString: failToRead, valueOf: failToRead }),
  proxy: () => new Proxy({ a: 1 }, { ownKeys: failToRead, get: failToRead, getOwnPropertyDescriptor: failToRead }),
  revoked() {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return proxy
  },
  frozen: () => Object.freeze({ items: Object.freeze([Object.freeze({ price: '1' })]) }),
}

/** More levels than any recursion survives. */
const deepMakers = {
  'deep list': () => nestValue((inner) => [inner]),
  'deep object': () => nestValue((inner) => ({ product: inner })),
}

export type LiveKind = keyof typeof makers | keyof typeof deepMakers
export const liveKinds = Object.keys(makers) as LiveKind[]
export const deepKinds = Object.keys(deepMakers) as LiveKind[]

export function makeLiveValue(kind: LiveKind): unknown {
  return { ...makers, ...deepMakers }[kind]()
}

function failToRead(): never {
  throw new Error('the page does not let it be read')
}

function nestValue(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'end'
  for (let level = 0; level < 20_000; level++) value = wrap(value)
  return value
}
