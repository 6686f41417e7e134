import type { ConsoleTexts } from './en.ts'

/** The German texts of the page of one experience. */
export const deReport: ConsoleTexts['report'] = {
  missing: 'Diese Experience gibt es nicht',
  missingHint:
    'Weder die Website noch ein Ereignis nennt sie. Ein Entwurf hat einen Bericht, sobald er veröffentlicht ist.',
  toDraft: 'Zum Entwurf',
  back: 'Alle Experiences',
  facts: {
    template: 'Vorlage',
    ownCode: 'Eigener Code',
    pages: 'Seiten',
    audience: 'Zielgruppe',
    schedule: 'Zeitplan',
    variations: 'Varianten',
    group: 'Ausschlussgruppe',
    from: (at) => `ab ${at}`,
    until: (at) => `bis ${at}`,
    pausedAt: (at) => `pausiert am ${at}`,
    noSchedule: 'Ohne Anfang und Ende',
    control: 'Kontrolle',
  },
  conclusion: {
    title: 'Was das bedeutet',
    verdicts: {
      alarm: 'Verlassen Sie sich nicht auf diese Zahlen',
      unseen: 'Noch hat es niemand gesehen',
      single: 'Es gibt nichts zu vergleichen',
      few: 'Zu wenige Konversionen für eine Aussage',
      open: 'Noch ist kein Unterschied belegt',
      better: 'Eine Variante ist besser als die Kontrolle',
      worse: 'Eine Variante ist schlechter als die Kontrolle',
    },
    alarm: (p) =>
      `Die Besucher sind nicht so auf die Varianten aufgeteilt wie geplant, und Zufall erklärt das kaum (p ${p}). Etwas stimmt nicht daran, wie sie aufgeteilt oder gezählt werden: eine Weiterleitung, ein Skript, das in einer Variante scheitert, Crawler. Finden Sie die Ursache, und beginnen Sie eine neue Iteration; die Zahlen unten können in beide Richtungen falsch sein.`,
    unseen: 'Sobald es jemand gesehen hat, stehen hier die Zahlen.',
    single: 'Es gibt nur eine Variante, oder keine ist die Kontrolle. Ein Uplift braucht beide.',
    few: (name) => `„${name}“ hat zu wenige Konversionen für ein Intervall. Eine Schätzung wäre kaum mehr als geraten.`,
    open: (name, low, high) =>
      `„${name}“ kann im Vergleich zur Kontrolle zwischen ${low} und ${high} liegen, also auch bei keinem Unterschied. Das heißt nicht, dass beide gleich sind.`,
    better: (name, estimate, low, high) =>
      `Wer „${name}“ sieht, konvertiert häufiger als in der Kontrolle: ${estimate} nach bisherigem Wissen. Mit 95 % Sicherheit liegt der wahre Unterschied zwischen ${low} und ${high}.`,
    worse: (name, estimate, low, high) =>
      `Wer „${name}“ sieht, konvertiert seltener als in der Kontrolle: ${estimate} nach bisherigem Wissen. Mit 95 % Sicherheit liegt der wahre Unterschied zwischen ${low} und ${high}.`,
    severalBetter: 'Jede wird nur mit der Kontrolle verglichen. Welche der besseren die beste ist, ist nicht belegt.',
    stillRunning:
      'Die Intervalle gelten, so oft Sie auch nachsehen: Sie können aufhören, sobald eines die Null ausschließt.',
    notRunning: 'Es läuft zurzeit nicht, die Zahlen ändern sich also kaum noch.',
    assumedShares: 'Die geplanten Anteile sind nicht bekannt; angenommen sind gleiche.',
  },
  goal: 'Ziel',
  goals: { order: 'Bestellungen', primary: 'Ein Hauptziel' },
  customGoal: (name) => `${name} (eigenes Ziel)`,
  iteration: 'Iteration',
  iterationFrom: (from, to) => `${from} bis ${to}`,
  download: 'CSV herunterladen',
  numbers: 'Zahlen',
  columns: {
    variation: 'Variante',
    visitors: 'Besucher',
    conversions: 'Konversionen',
    rate: 'Rate',
    uplift: 'Uplift',
    interval: '95-%-Intervall',
    chance: 'Gewinnchance',
    revenue: (currency) => `Umsatz ${currency}`.trim(),
    perVisitor: 'Je Besucher',
    upliftPerVisitor: 'Uplift je Besucher',
  },
  chanceNote: 'Die Gewinnchance gilt nur für einen einzigen Blick am Ende. Richten Sie sich vorher nach dem Intervall.',
  cap: (amount) =>
    `Verglichen mit höchstens ${amount} für jeden Besucher, damit nicht wenige große Bestellungen entscheiden.`,
  adjusted: 'Was Besucher vorher ausgegeben haben, ist berücksichtigt; das macht das Intervall schmaler.',
  upliftChart: 'Uplift im Verlauf',
  upliftHint:
    'Die Linie ist die Schätzung; im Band liegt der wahre Wert mit 95 % Sicherheit. Mit jedem Besucher wird es schmaler.',
  noUplift: 'An keinem Tag gibt es genug Konversionen für ein Intervall.',
  counts: 'Nach Tagen',
  countsHint: 'Tage in UTC, nach dem Eintreffen der Ereignisse.',
  metric: 'Was gezeigt wird',
  metrics: { visitors: 'Besucher', conversions: 'Konversionen', revenue: (currency) => `Umsatz ${currency}`.trim() },
  cumulative: 'Bisher insgesamt',
  daily: 'Je Tag',
  manner: 'Wie gezählt wird',
  division: 'Aufteilung der Besucher',
  divisionFine: (p) => `Wie geplant, soweit der Zufall es zulässt (p ${p}).`,
  divisionAlarm: (p) => `Nicht wie geplant (p ${p}).`,
  expected: (share) => `geplant ${share}`,
  parts: 'Geräte, Länder und Segmente',
  partsWarning:
    'Viele Vergleiche nebeneinander: Von zwanzig Teilen sieht wahrscheinlich einer allein durch Zufall anders aus. Das sind Ideen für das nächste Experiment, keine Ergebnisse.',
  dimensions: { device: 'Nach Gerät', country: 'Nach Land', segment: 'Nach Segment' },
  segmentsNote:
    'So, wie Besucher waren, als sie die Experience zum ersten Mal sahen. Wer in mehreren Segmenten ist, zählt in jedem, wer in keinem ist, in keinem: Diese Zahlen ergeben zusammen nicht das Ganze.',
  unknownPart: 'Unbekannt',
  noParts: 'Es sind keine Teile bekannt.',
  looks: {
    title: 'So sieht es aus',
    hint: 'Kontrolle und Variante nebeneinander auf einer Seite Ihres Shops, dazu je ein Link zum Weitergeben. Ihr Browser ist danach einige Minuten lang im Shop in der Vorschau; nichts davon zählt.',
    show: 'Kontrolle und Variante zeigen',
    linksOnly:
      'Hier kann die Konsole keine Seiten zeigen, weil der Dienst diese Website nicht baut: Dazu braucht er INSTEP_CONFIG und INSTEP_CDN. Links zu jeder Variante gibt es trotzdem.',
    makeLinks: 'Links erstellen',
    unknownSite:
      'Es gibt keine Links, weil der Dienst nicht weiß, woraus die Website besteht: Das schreibt der Befehl instep build --describe.',
    problems: 'Die Website hat Fehler, deshalb lässt sich keine Vorschau bauen:',
    deployed:
      'Die Links öffnen die Vorschau, die Ihre Entwickler bereitgestellt haben (instep build --preview). Gibt es keine, öffnet sich die Seite ohne jede Experience.',
    lifetime:
      'Die Links gelten einen Tag, nachdem zuletzt jemand hier nachgesehen hat. Sie zeigen, was veröffentlicht ist.',
    links: 'Links',
    address: (name) => `Link: ${name}`,
    open: 'Öffnen',
    openOf: (name) => `In neuem Tab öffnen: ${name}`,
    copy: 'Kopieren',
    copyOf: (name) => `Link kopieren: ${name}`,
    copied: 'Kopiert',
    notCopied:
      'Der Browser lässt Seiten hier nicht kopieren. Der Link ist markiert: Kopieren Sie ihn mit der Tastatur.',
  },
  csv: {
    decimalMark: ',',
    scopes: { total: 'gesamt', day: 'bis Tagesende', device: 'Gerät', country: 'Land', segment: 'Segment' },
    scope: 'Bereich',
    value: 'Wert',
    variationId: 'Varianten-ID',
    low: 'von',
    high: 'bis',
  },
  stateHints: {
    running: '',
    waiting: 'Es darf gezeigt werden, aber noch hat es niemand gesehen.',
    scheduled: 'Es beginnt später.',
    paused: 'Jemand hat es pausiert.',
    ended: 'Seine Zeit ist vorbei.',
    removed: 'Die Website hat es nicht mehr; das sind seine früheren Zahlen.',
  },
}
