import { createRequire } from 'node:module'
import { type MinifyOptions, minify } from 'terser'
import { build, type Rolldown } from 'vite'
import type { RoomSettings } from '../../contract/room.ts'
import { openBuildCache } from '../build/build-cache.ts'
import { inlineLimits } from '../build/inline-limits.ts'
import { oldestSyntax } from '../build/oldest-browsers.ts'
import { ownModule } from '../build/own-module.ts'

const options: MinifyOptions = {
  ecma: 2020,
  toplevel: true,
  compress: { passes: 3, unsafe_math: false, reduce_vars: true },
  mangle: { toplevel: true, reserved: ['settings'] },
}

const cache = openBuildCache()
const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string }

let code: Promise<string> | undefined

/** Returns the guard of a page as the text of an inline script: one line that no `</script>` in a setting can end. */
export async function guardCode(settings: RoomSettings): Promise<string> {
  code ??= bundleGuard()
  return `!function(settings){${await code}}(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`
}

async function bundleGuard(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [inlineLimits()],
    build: {
      write: false,
      target: oldestSyntax,
      modulePreload: false,
      rolldownOptions: {
        input: ownModule('script/browser/guard.ts'),
        // The function that is wrapped around the code provides its scope.
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  // It takes a fifth of a quick build, and is the same for all sites.
  const bundled = result.output[0].code
  return cache.makeOnce(JSON.stringify(['guard', version, options, bundled]), () => minifyGuard(bundled))
}

async function minifyGuard(bundled: string): Promise<string> {
  const minified = await minify(bundled, options)
  return (minified.code ?? '').trim().replace(/;$/, '')
}
