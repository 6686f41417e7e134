#!/usr/bin/env node
// Plain JavaScript that any Node reads, so that an old one gets a sentence instead of a stack trace.
import module from 'node:module'
import { refuseNode } from './node-version.mjs'

const refusal = refuseNode(process.version)
if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  // A command loads hundreds of files: what they compile to is kept in the system's temporary folder, or in NODE_COMPILE_CACHE.
  module.enableCompileCache()
  await import('../cli/instep.js')
}
