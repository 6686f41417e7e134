import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PreviewAnswer, PreviewRequest } from '../../../contract/console/steer.ts'
import { sendRequest } from '../../api/send-request.ts'
import { useQuiet } from '../../time/use-quiet.ts'
import { isOfSite } from './shop-pages.ts'

/** Of this window: previews of two editors do not meet. */
const editor = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
  '',
)

type WantedPreview = Omit<PreviewRequest, 'editor'> & { trackingId: string }

/**
 * Asks for the preview of what is typed, once a pause is made, and only for a page of one of these domains. The earlier answer
 * stays until there is a new one.
 */
export function usePreview(wanted: WantedPreview, { isEnabled, domains }: { isEnabled: boolean; domains: string[] }) {
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
    // The page that was typed before the pause: what is typed now may be allowed where that was not.
    enabled: isEnabled && isOfSite(request.page, domains),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
