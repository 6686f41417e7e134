import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'

/** The versions of React that shops use; the last is this project's own. */
export const reactVersions = ['16', '17', '18', '19'] as const
export type ReactVersion = (typeof reactVersions)[number]

export type BuiltPage = { folder: string; remove(): void }

/** Builds the page with a version of React, which wrapper and public package then use as the only one. */
export async function buildPage(version: ReactVersion): Promise<BuiltPage> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-slots-'))
  const own = version === '19'
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        ...(own ? [] : [{ find: /^(react|react-dom)(\/.*)?$/, replacement: `$1-${version}$2` }]),
        ...(Number(version) < 18
          ? [{ find: './draw.ts', replacement: join(import.meta.dirname, 'draw-before-18.ts') }]
          : []),
      ],
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { page: join(import.meta.dirname, 'page.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Opens a built page without a server. */
export async function openBuilt(page: Page, { folder }: BuiltPage): Promise<void> {
  await page.route('http://slots.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.js')) {
      await route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, pathname), 'utf8') })
    } else {
      const body = '<!doctype html><title>Slots</title><script type="module" src="/page.js"></script><body></body>'
      await route.fulfill({ contentType: 'text/html', body })
    }
  })
  await page.goto('http://slots.test/')
  await page.waitForFunction(() => 'play' in window)
}
