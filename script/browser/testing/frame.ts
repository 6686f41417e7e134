import { startFrame } from '../../exchange/start-frame.ts'

startFrame(new URLSearchParams(location.search).getAll('domain'))
