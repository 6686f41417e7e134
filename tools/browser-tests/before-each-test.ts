import { beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import './pointer-away.ts'

beforeEach(() => commands.pointerAway())
