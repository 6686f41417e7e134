import negotiate from '@fastify/accept-negotiator'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { CdnFile } from './cdn-file.ts'

/** The compressed forms that `instep build` writes beside a file, the best first. */
const forms: Record<string, string> = { br: '.br', gzip: '.gz' }

/**
 * Sends a file of a folder, in the best form that the client accepts and the folder has. Each form has its own ETag;
 * range requests are supported, and a client that has the file gets 304. The caller must have checked that the name
 * does not lead out of the folder.
 * @throws Refusal 404 when there is no such file, or no folder is configured
 */
export async function sendScript(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  { folder, name, file }: { folder: string | null; name: string; file: CdnFile },
): Promise<FastifyReply> {
  const accepted = headers['accept-encoding'] ?? ''
  const encodings = Object.keys(forms).filter((form) => !refusesForm(accepted, form))
  // Caches must store each form separately, including the uncompressed one.
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  while (folder !== null) {
    const encoding = negotiate(accepted, encodings)
    const form = encoding ? (forms[encoding] ?? '') : ''
    const options = { root: folder, cacheControl: false, contentType: false, index: false }
    const { type, statusCode, headers: ofFile, stream } = await send(raw, `/${name}${form}`, options)
    if (type === 'file') {
      if (encoding) reply.header('content-encoding', encoding)
      return reply
        .code(statusCode)
        .headers({ ...ofFile, 'cache-control': file.cacheControl })
        .type(file.type)
        .send(stream)
    }
    if (statusCode === 416) throw new Refusal(416, 'bad_request', 'The file is shorter than the range')
    if (!encoding) break
    encodings.splice(encodings.indexOf(encoding), 1)
  }
  throw new Refusal(404, 'not_found', 'There is no such script')
}

/** Returns whether a header names a form with weight 0, which a `*` beside it does not override. */
function refusesForm(accepted: string, form: string): boolean {
  return new RegExp(`(?:^|,)\\s*${form}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i').test(accepted)
}
