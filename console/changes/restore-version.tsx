import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteVersion } from '../../contract/console/steer.ts'
import { resultBreaksOf } from '../../contract/steer/result-breaks.ts'
import { refreshChanges, restoreVersion } from '../api/change-queries.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useWords } from '../settings/language.tsx'
import { ChangedExperiences } from './changed-experiences.tsx'
import { changesToRestore } from './changes-to-restore.ts'
import type { SiteWords } from './describe-difference.ts'

type Props = {
  trackingId: string
  /** From the live one at least to that after the wanted one. */
  versions: readonly SiteVersion[]
  site: SiteWords
  /** The number of a version; 0 for the configuration as it was. */
  wanted: number
}

/** Brings back what a version was, after saying what that changes. */
export function RestoreVersion({ trackingId, versions, site, wanted }: Props) {
  const { t, formats } = useWords()
  const words = t.changes.version
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const number = formats.formatNumber(wanted)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      restoreVersion(client, trackingId, { version: wanted, current: versions[0]?.version ?? 0, note: '' }),
    onSuccess: () => setOpen(false),
    onError: () => refreshChanges(client, trackingId, false),
  })
  const changes = changesToRestore(versions, wanted)
  const broken = changes.filter(({ before, after }) => before && after && resultBreaksOf(before, after).length > 0)
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-label={wanted === 0 ? undefined : `${words.restore}: ${words.number(number)}`}
        onClick={() => setOpen(true)}
      >
        {wanted === 0 ? words.restoreStart : words.restore}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={wanted === 0 ? words.restoreStartTitle : words.restoreTitle(number)}
        problem={error}
        conflict={words.conflict}
        submit={words.restoreNow}
        isDisabled={changes.length === 0}
        pending={isPending && words.restoring}
        onSubmit={() => mutate()}
        onClose={() => {
          setOpen(false)
          reset()
        }}
      >
        <p>{changes.length > 0 ? words.restoreText : words.restoreNothing}</p>
        {changes.length > 0 && <ChangedExperiences changed={changes} site={site} />}
        {broken.length > 0 && (
          <p className="draft-breaks">
            {words.restoreBreaks(
              formats.formatList(broken.map(({ experienceId, after }) => after?.name || experienceId)),
            )}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
