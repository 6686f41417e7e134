import { Type } from 'typebox'

/** The status that every JSON answer of the service carries. */
export const statusSchema = Type.Object({ code: Type.Integer(), message: Type.String() })

export const ok = { code: 200, message: 'ok' }
