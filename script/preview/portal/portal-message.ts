import { isFields } from '../../../contract/json.ts'

/** A message between a tool and the framed page of the shop; an answer has the id of its question. */
export type PortalMessage = { source: 'smartserve-portal' } & (
  | { method: 'ready' }
  | { method: 'listExperiences' | 'showPreview'; id: string }
)

type PortalQuestion = { method: 'listExperiences' | 'showPreview'; id: string; preview?: unknown }

/** Reads a question; undefined for anything else that scripts post to each other. */
export function readQuestion(data: unknown): PortalQuestion | undefined {
  if (!isFields(data)) return undefined
  const { source, method, id, preview } = data
  if (source !== 'smartserve-portal' || typeof id !== 'string') return undefined
  return method === 'listExperiences' || method === 'showPreview' ? { method, id, preview } : undefined
}
