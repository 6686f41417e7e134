/**
 * A module script that runs as soon as it is there. React moves such a tag ahead of everything else in <head>, but it
 * leaves one with an `onError` where it stands: after the inline stub and the data that the module reads.
 */
export function AsyncModule({ src, nonce }: { src: string; nonce: string }) {
  return <script async type="module" src={src} nonce={nonce} onError={stayInPlace} />
}

function stayInPlace(): void {}
