import type { DebuggedSite } from '../preview/debugger/answer-debugger.ts'
import { sendByFetch } from './send.ts'

/** Returns what the debugger's frame page knows of its address, and how it asks for more. */
export function debuggerPlace() {
  return {
    asked: new URLSearchParams(location.search),
    protocol: location.protocol,
    send: sendByFetch,
    /** Loads the facts of a property, which lie beside this script. @throws (rejects) for an id with other signs */
    async loadSite(propertyId: string): Promise<DebuggedSite> {
      if (!/^[A-Za-z0-9_.-]{1,128}$/.test(propertyId)) throw new Error('The property id has signs that it cannot have')
      const url = new URL(`smartserve-${propertyId}-debugger.js`, location.href).href
      return ((await import(/* @vite-ignore */ url)) as { site: DebuggedSite }).site
    },
  }
}
