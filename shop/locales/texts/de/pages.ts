import type { Texts } from '../en.ts'

export const wishlist: Texts['wishlist'] = {
  pageTitle: 'Merkliste | Norrow',
  headline: 'Ihre Merkliste',
  save: 'Merken',
  saved: 'Gemerkt',
  saveProduct: (name) => `${name} merken`,
  view: 'Merkliste ansehen',
  count: (count) => (count === 1 ? '1 gemerktes Paar' : `${count} gemerkte Paare`),
  empty: 'Noch nichts gemerkt',
  emptyText: 'Mit dem Herz merken Sie sich einen Schuh. Die Merkliste gilt für diesen Browser.',
  emptyLink: 'Neuheiten ansehen',
}

export const account: Texts['account'] = {
  pageTitle: 'Ihr Konto | Norrow',
  headline: 'Ihr Konto',
  logInText:
    'Dieser Shop hat eine Vorführperson. Melden Sie sich an, um zu sehen, was Mitglieder sehen: ohne Passwort, und es werden keine persönlichen Daten gespeichert. Ihr Browser merkt sich nur, dass Sie angemeldet sind.',
  logIn: 'Als Vorführperson anmelden',
  hello: 'Guten Tag',
  member: 'Sie sind als Gold-Mitglied angemeldet.',
  logOut: 'Abmelden',
  links: 'In Ihrem Konto',
  savedText: 'Die Paare, die Sie im Auge behalten möchten.',
  bagText: 'Was Sie bisher ausgewählt haben.',
  helpText: 'Versand, Rückgabe, Pflege und Reparatur.',
}

export const help: Texts['help'] = {
  pageTitle: 'Hilfe | Norrow',
  headline: 'Wie können wir Ihnen helfen?',
  intro: 'Versand, Rückgabe und die Pflege Ihrer Schuhe, kurz erklärt.',
  contents: 'Auf dieser Seite',
  ways: { way: 'Versandart', time: 'Dauer', price: 'Preis' },
  sections: (amount) => ({
    delivery: {
      title: 'Versand',
      paragraphs: [
        `Ab ${amount} ist der Standardversand kostenlos. Was Sie an einem Werktag vor 14 Uhr bestellen, verlässt die Werkstatt noch am selben Tag.`,
        'Sie erhalten einen Link zur Sendungsverfolgung. Ist niemand zu Hause, liegt Ihr Paket sieben Tage lang in einem Paketshop in der Nähe.',
      ],
    },
    returns: {
      title: 'Rückgabe',
      paragraphs: [
        'Sie haben 60 Tage Zeit, Ihre Schuhe zu Hause anzuprobieren. Paare, die nicht im Freien getragen wurden, nehmen wir kostenlos zurück: Das Rücksendeetikett liegt im Karton.',
        'Ihr Geld ist innerhalb von drei Werktagen nach Eingang des Pakets auf dem Weg zu Ihnen. Für eine andere Größe senden Sie das Paar zurück und bestellen neu.',
      ],
    },
    care: {
      title: 'Pflege und Reparatur',
      paragraphs: [
        'Lassen Sie nasse Schuhe langsam und fern von Heizkörpern trocknen, und gönnen Sie dem Leder alle paar Wochen etwas Creme.',
        'Unsere Werkstatt besohlt und repariert jedes Paar, das wir gefertigt haben. Senden Sie es ein, und wir nennen Ihnen den Preis, bevor wir beginnen.',
      ],
    },
  }),
}

export const legal: Texts['legal'] = {
  notice: {
    pageTitle: 'Impressum | Norrow',
    title: 'Impressum',
    sections: [
      {
        title: 'Wer wir sind',
        text: 'Norrow ist ein erfundener Shop. Er zeigt, wie Personalisierung in einem Shop funktioniert, und verkauft nichts.',
      },
      {
        title: 'Bilder und Texte',
        text: 'Alle Schuhe, Bilder, Bewertungen und Texte sind für diese Vorführung entstanden. Ähnlichkeiten mit wirklichen Produkten sind Zufall.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Datenschutz | Norrow',
    title: 'Datenschutz',
    sections: [
      {
        title: 'Was dieser Shop speichert',
        text: 'Eine zufällige Zahl in einem Cookie, die Ihren Warenkorb und Ihre Merkliste wiederfindet, und ein Cookie, das angibt, ob die Vorführperson angemeldet ist. Keines von beiden nennt Ihren Namen.',
      },
      {
        title: 'Was er nicht speichert',
        text: 'Kartennummern verlassen Ihr Fenster nicht. Namen und Adressen speichert der Shop nicht: Ihr Browser behält sie in einem Cookie, bis Sie bestellen oder ihn schließen, und die Bestellung wird ohne sie gespeichert. Bitte verwenden Sie erfundene.',
      },
      {
        title: 'Personalisierung',
        text: 'Das Personalisierungsskript gibt Ihrem Browser eine zufällige Besuchernummer und zählt die Seiten, die Sie ansehen, damit die Vorführung seine Arbeitsweise zeigen kann.',
      },
    ],
  },
  terms: {
    pageTitle: 'Allgemeine Geschäftsbedingungen | Norrow',
    title: 'Allgemeine Geschäftsbedingungen',
    sections: [
      {
        title: 'Kein Vertrag',
        text: 'Eine Bestellung in diesem Vorführshop ist keine Bestellung: Es kommt kein Vertrag zustande, es wird nichts berechnet und nichts versandt.',
      },
      {
        title: 'Preise',
        text: 'Die Preise stehen in der Währung des gewählten Landes und enthalten die Steuern, wie in einem wirklichen Shop.',
      },
    ],
  },
  newsletter: {
    pageTitle: 'Newsletter | Norrow',
    title: 'Vielen Dank',
    sections: [
      {
        title: 'Es wurde nichts gespeichert',
        text: 'Da dies eine Vorführung ist, wurde Ihre E-Mail-Adresse weder gesendet noch gespeichert, und es wird kein Newsletter eintreffen.',
      },
    ],
  },
}

export const notFound: Texts['notFound'] = {
  title: 'Seite nicht gefunden | Norrow',
  headline: 'Dieser Weg führt nirgendwohin',
  text: 'Die Seite ist vielleicht umgezogen, oder in der Adresse steckt ein Fehler. Diese Wege führen weiter:',
  home: 'Zur Startseite',
}
