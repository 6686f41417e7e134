import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PreviewAnswer, PreviewRequest } from '../../../contract/console/steer.ts'
import { sendRequest } from '../../api/send-request.ts'
import { useQuiet } from '../../time/use-quiet.ts'

/** Of this window: previews of two editors do not meet. */
const editor = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
  '',
)

type WantedPreview = Omit<PreviewRequest, 'editor'> & { trackingId: string }

/** Asks for the preview of what is typed, once a pause is made. The earlier answer stays until there is a new one. */
export function usePreview(wanted: WantedPreview, isEnabled: boolean) {
  const { trackingId, ...request } = useQuiet(wanted)
  return useQuery({
    queryKey: ['preview', trackingId, request],
    queryFn: async ({ signal }) => {
      const body: PreviewRequest = { ...request, editor }
      const answer = await sendRequest<PreviewAnswer>(['steer', trackingId, 'preview'], {
        method: 'POST',
        body,
        signal,
      })
      return { ...answer, askedAt: performance.now() }
    },
    enabled: isEnabled && request.page !== '',
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
