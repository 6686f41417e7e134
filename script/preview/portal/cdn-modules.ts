import type { Page } from '../../browser/page.ts'
import type { PortalParts } from './portal.ts'

/** The modules for tools that show the shop in a frame; `instep build` writes them beside the script (PV-13). */
type CdnModules = PortalParts & { portal: typeof import('./portal.ts') }

type LoadCdnModule = <Name extends keyof CdnModules>(name: Name) => Promise<CdnModules[Name]>

type CdnNeeds = {
  /** The address of the CDN, without a slash at the end. */
  host: string
  loadScript: Page['loadScript']
}

/** Returns a function that loads a module from the CDN when it is first needed, and then returns the same one. */
export function openCdnModules({ host, loadScript }: CdnNeeds): LoadCdnModule {
  const loading = new Map<string, Promise<unknown>>()

  /** @throws (rejects) with an error that names the address when loading fails */
  async function loadModule(url: string): Promise<unknown> {
    try {
      return await loadScript(url)
    } catch (cause) {
      throw new Error(`${url} could not be loaded`, { cause })
    }
  }

  return (name) => {
    const loaded = loading.get(name) ?? loadModule(`${host}/${name}.js`)
    loading.set(name, loaded)
    return loaded as Promise<CdnModules[typeof name]>
  }
}
