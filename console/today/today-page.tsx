import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { LastChanges } from '../changes/last-changes.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { useNow } from '../time/use-now.ts'
import { daysBefore } from '../time/wall-clock.ts'
import { Delivery } from './delivery.tsx'
import { Figures, keyOf } from './figures.tsx'
import { HourChart } from './hour-chart.tsx'
import { LiveList } from './live-list.tsx'
import { dayOf, useToday } from './use-today.ts'

/** What happened on a site since midnight on the reader's clock, beside the same weekday before. */
export function TodayPage({ timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone }: { timeZone?: string }) {
  const { trackingId = '' } = useParams()
  const { t, formats } = useWords()
  const now = useNow(30_000)
  const clock = useMemo(() => ({ now, timeZone }), [now, timeZone])
  const { data, error, refetch } = useToday(trackingId, clock)
  const [chosen, setChosen] = useState('visitors')
  const figure = data?.figures.find(({ metric }) => keyOf(metric) === chosen) ?? data?.figures[0]
  return (
    <>
      <PageHeading title={t.today.title}>
        <p>{t.today.comparedWith(formats.formatLongDate(daysBefore(now, 7, timeZone)))}</p>
      </PageHeading>
      {error && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={8} />}
      {data && figure && (
        <>
          <Figures figures={data.figures} chosen={keyOf(figure.metric)} onChoose={setChosen} />
          <HourChart hours={data.hours} metric={figure.metric} />
        </>
      )}
      <LastChanges trackingId={trackingId} now={now} />
      <div className="columns">
        <LiveList trackingId={trackingId} />
        <Delivery trackingId={trackingId} range={dayOf(clock)} now={now} />
      </div>
    </>
  )
}
