/**
 * A module script that runs as soon as it is loaded. React moves such a tag to the start of <head>, but leaves one with
 * an `onError` in place: after the inline stub and the data that the module reads.
 */
export function AsyncModule({ src, nonce }: { src: string; nonce: string }) {
  return <script async type="module" src={src} nonce={nonce} onError={stayInPlace} />
}

function stayInPlace(): void {}
