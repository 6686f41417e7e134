import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { ReportDay } from '../../contract/console/experience-report.ts'
import type { SiteVersion } from '../../contract/console/steer.ts'
import { experienceVersionsQuery, steerQuery } from '../api/change-queries.ts'
import type { ChartMark } from '../charts/chart-line.ts'
import { useWords } from '../settings/language.tsx'

const day = 86_400_000

/** Returns where versions that changed an experience stand among the days of its report. */
export function useVersionMarks(experienceId: string, days: readonly ReportDay[]): ChartMark[] {
  const { trackingId = '' } = useParams()
  const { t, formats } = useWords()
  const since = days[0]?.at ?? 0
  const { data: state } = useQuery(steerQuery(trackingId))
  const { data: versions } = useQuery({
    ...experienceVersionsQuery(trackingId, experienceId, since),
    enabled: days.length > 0 && state !== undefined && state.version > 0,
  })
  return useMemo(
    () =>
      placeVersions(versions ?? [], days).map(({ at, version, note }) => ({
        at,
        label: t.changes.marks.mark(formats.formatNumber(version), note),
      })),
    [versions, days, t, formats],
  )
}

/** Returns versions with the place of the day (UTC) on which each was published, the oldest first; those of no day are left out. */
export function placeVersions(
  versions: readonly SiteVersion[],
  days: readonly Pick<ReportDay, 'at'>[],
): (SiteVersion & { at: number })[] {
  return versions
    .flatMap((version) => {
      const at = days.findIndex((each) => version.publishedAt >= each.at && version.publishedAt < each.at + day)
      return at < 0 ? [] : [{ ...version, at }]
    })
    .sort((one, other) => one.version - other.version)
}
