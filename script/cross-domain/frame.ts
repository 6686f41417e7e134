import { domains } from 'instep:frame'
import { startFrame } from './start-frame.ts'

// The script of `frame.html`, which `instep build` writes.
startFrame(domains)
