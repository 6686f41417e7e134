import { startFrame } from '../../cross-domain/start-frame.ts'

startFrame(new URLSearchParams(location.search).getAll('domain'))
