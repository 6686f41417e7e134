import type { LentRenderer } from '../../contract/slots.ts'

/** Why experiences cannot draw with what a page lends; undefined for what they can draw with (BD-09). */
export function rendererFault({ React, ReactDOM }: LentRenderer): string | undefined {
  const { version } = React ?? {}
  const [major = 0, minor = 0] = /^(\d+)\.(\d+)/.exec(String(version))?.slice(1).map(Number) ?? []
  if (major === 0) return `what it lends has the version ${version}, and is no React that is known`
  if (major < 16 || (major === 16 && minor < 8)) return `its React ${version} is older than 16.8, and has no hooks`
  const { createRoot, render, flushSync } = ReactDOM ?? {}
  if (!flushSync) return 'the second argument of lendReact is not react-dom'
  if (!createRoot && !render) return 'the third argument of lendReact is not react-dom/client'
  return undefined
}
