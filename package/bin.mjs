#!/usr/bin/env node
// Plain JavaScript that any Node reads, so that an old one gets a sentence instead of a stack trace.
import { refuseNode } from './node-version.mjs'

const refusal = refuseNode(process.version, process.versions)
if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  await import('../cli/instep.js')
}
