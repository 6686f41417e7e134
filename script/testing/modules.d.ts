/** What tests of the script compare it with; the script itself knows neither. */
declare module 'uv-api' {
  type PublicUv = Pick<import('../events/bus.ts').Uv, 'emit' | 'on' | 'once' | 'events' | 'listeners' | 'logLevel'>
  const createUv: () => PublicUv
  export default createUv
}

declare module 'node:zlib' {
  export function deflateSync(data: string): Uint8Array<ArrayBuffer>
  export function inflateSync(data: Uint8Array): Uint8Array<ArrayBuffer>
}
