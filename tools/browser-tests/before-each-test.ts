import { beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import './clear-storage.ts'
import './commands.ts'

beforeEach(() => commands.pointerAway())
