/** Modules that tests compare the script with; the script itself does not import them. */
declare module 'uv-api' {
  type PublicUv = Pick<import('../events/bus.ts').Uv, 'emit' | 'on' | 'once' | 'events' | 'listeners' | 'logLevel'>
  const createUv: () => PublicUv
  export default createUv
}

declare module 'node:zlib' {
  export function deflateSync(data: string): Uint8Array<ArrayBuffer>
  export function inflateSync(data: Uint8Array): Uint8Array<ArrayBuffer>
}
