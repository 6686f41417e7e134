import { answerWindows } from '../../browser/answer-windows.ts'
import { debuggerPlace } from '../../browser/debugger-place.ts'
import { answerDebugger } from './answer-debugger.ts'

// The script of the `frame.html` that `instep build --preview` writes.
const place = debuggerPlace()
answerWindows((arrival) => answerDebugger(arrival, place))
