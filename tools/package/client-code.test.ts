import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'

/** Next.js and others render what has no such mark with a React that knows no components with state. */
test.each(['slot.ts', 'lend-react.ts'])(
  '%s is marked as code for the browser, so that server components can use it',
  (file) => {
    expect(readFileSync(join(root, 'slots/wrapper', file), 'utf8')).toMatch(/^'use client'\n/)
  },
)
