/** German titles and looks of the templates for all pages but those of products, by their ids: what each is called, and where to look for what. */
export const deOtherTitles: Readonly<Record<string, readonly [title: string, look: string]>> = {
  'category/badge': [
    'Badge auf ausgewählten Produkten der Liste',
    'Ein Badge über den Bildern einiger Produkte der Liste, mit einem Tooltip bei Zeiger und Fokus.',
  ],
  'category/sale-badge': [
    'Sale-Badge auf reduzierten Produkten der Liste',
    'Ein runder Badge oben rechts auf dem Bild jedes reduzierten Produkts der Liste.',
  ],
  'category/selling-fast': [
    'Badge „Schnell vergriffen“ auf Produkten der Liste',
    'Ein Badge über den Bildern der meistverkauften Produkte der Liste, mit der Zahl der letzten Käufe.',
  ],
  'category/top-banner': [
    'Banner oben auf britischen Kategorieseiten',
    'Auf Kategorieseiten ein Banner unter dem Kopf, statt der Aktion des Shops.',
  ],
  'category/always-buttons': [
    'Wunschlisten- und Kauf-Button immer sichtbar',
    'Wunschlisten- und Kauf-Button jedes Produkts der Liste sind auch ohne Zeiger darüber zu sehen.',
  ],
  'category/sticky-filter': [
    'Filterleiste, die auf Telefonen sichtbar bleibt',
    'Auf Telefonen bleibt die Leiste mit Filter und Sortierung unter dem Kopf, während die Liste gescrollt wird.',
  ],
  'category/swap-filter-sort': [
    'Filter und Sortierung tauschen auf Telefonen die Plätze',
    'Auf Telefonen steht die Sortierung in der Leiste über der Liste vor dem Filter-Button.',
  ],
  'category/hide-grid-icon': [
    'Kein Rastersymbol auf Telefonen',
    'Auf Telefonen hat die Leiste über der Liste kein Symbol, um die Zahl der Spalten zu ändern.',
  ],
  'category/filter-text': [
    'Größe und Farbe der Filtertexte',
    'Der Text von Filtern und Sortierung in einer anderen Größe und Farbe.',
  ],
  'category/link-buttons': ['Reihe von Link-Buttons über der Liste', 'Eine Reihe von Link-Buttons über der Liste.'],
  'category/category-buttons': [
    'Reihe von Bild-Buttons zu Kategorien',
    'Eine Reihe von Bildern über der Liste, die zu anderen Listen führen.',
  ],
  'category/media-banner': [
    'Bild- oder Videobanner über der Liste',
    'Ein Bild oder Video mit Worten über der Liste, in voller Breite.',
  ],
  'category/banner-replace': [
    'Kategoriebanner anstelle eines Elements',
    'Ein Bild mit Worten anstelle eines eingestellten Teils der Seite.',
  ],
  'category/first-image': [
    'Erstes Bild jedes Produkts der Liste gewählt',
    'Das erste Vorschaubild jedes Produkts der Liste ist gewählt.',
  ],
  'category/recommendations': [
    'Empfehlungen vor der Fußzeile',
    'Empfohlene Produkte unter der Liste, zuerst vier und auf Wunsch mehr.',
  ],
  'home/hero-header': [
    'Durchsichtiger Kopf über einem Hero-Bild',
    'Ein Bild mit Worten ganz oben auf der Seite unter einem durchsichtigen Kopf, der beim Scrollen seine Farben zurückbekommt.',
  ],
  'home/top-search': ['Suchleiste oben auf der Startseite', 'Ein offenes Suchfeld unter dem Kopf.'],
  'home/replaced-banner': [
    'Ersetzter Banner der Startseite, für Computer und Telefon',
    'Ein Bild mit Text darüber in Inhaltsplätzen des Shops.',
  ],
  'home/sale-carousel-mobile': [
    'Sale-Karussell für Telefone',
    'Auf Telefonen eine Reihe von Sale-Artikeln zum Wischen unter dem Hero.',
  ],
  'home/sale-carousel-desktop': [
    'Sale-Karussell für Computer',
    'Eine Reihe von Sale-Artikeln unter dem Hero, die von selbst weiterläuft.',
  ],
  'home/mobile-hero': [
    'Bild oder Video oben auf der Startseite, auf Telefonen',
    'Auf Telefonen ein Bild oder Video mit Worten statt des Heros des Shops.',
  ],
  'home/recently-viewed': [
    'Zuletzt angesehene Produkte auf der Startseite',
    'Zuletzt angesehene Produkte am Ende der Startseite.',
  ],
  'home/gallery': [
    'Bildergalerie mit Popup',
    'Bilder in einem Platz der Startseite, die von selbst weiterlaufen; jedes öffnet ein Popup mit den Produkten darauf.',
  ],
  'basket/google-pay': [
    'Google-Pay-Button nur für ausgewählte Adressen',
    'Der Google-Pay-Button unter der Bestellübersicht, nur für eingestellte IP-Adressen.',
  ],
  'basket/low-stock': [
    'Hinweis auf geringen Bestand im Warenkorb',
    'Wie viele Paare noch da sind, unter jedem Produkt im Warenkorb mit geringem Bestand.',
  ],
  'basket/most-added': [
    'Hinweis „Oft hinzugefügt“ im Warenkorb',
    'Wie viele andere ein Produkt heute hinzugefügt haben, unter jedem beliebten Produkt im Warenkorb.',
  ],
  'basket/returns-promo': [
    'Hinweis auf Rückgabe verschoben oder ausgeblendet',
    'Im Warenkorb steht der Rückgabetext des Shops unter der Übersicht, oder er ist ausgeblendet.',
  ],
  'basket/recommendations': [
    'Empfehlungen im Warenkorb',
    'Im Warenkorb eine Reihe von Empfehlungen nach der Übersicht, die sich direkt hinzufügen lassen.',
  ],
  'basket/nav-hover-popup': [
    'Popup mit Bild, wenn der Zeiger das Menü erreicht',
    'Im Warenkorb öffnet sich ein Popup mit Bild, wenn der Zeiger das Menü erreicht, einmal je Besucher.',
  ],
  'basket/checkout-button-size': [
    'Größe des Buttons zur Kasse',
    'Im Warenkorb eine andere Höhe und Schriftgröße für den Button zur Kasse.',
  ],
  'basket/product-link': [
    'Link von jedem Artikel im Warenkorb zu seinem Produkt',
    'Im Warenkorb ein Link zur Produktseite unter dem Text jedes Produkts.',
  ],
  'basket/delivery-carriers': ['Symbole der Versanddienste im Warenkorb', 'Die Versanddienste unter dem Liefertext.'],
  'checkout/padlock': [
    'Schloss an den Kartenfeldern',
    'Ein Schloss am Ende jedes Kartenfelds. Wählen Sie Kartenzahlung.',
  ],
  'checkout/consent-label': [
    'Anderer Text für die Newsletter-Einwilligung',
    'Ein anderer Text für die Kästchen der Einwilligung, der die Links des Shops behält.',
  ],
  'checkout/progress': [
    'Farbige Fortschrittsanzeige',
    'Die Schritte der Kasse bis zum aktuellen sind farbig, und der aktuelle ist fett.',
  ],
  'not-found/help-page': [
    'Hilfreiche Seite, wenn nichts gefunden wurde',
    'Suchfeld, Links und Bilder auf Seiten, die es nicht gibt, und bei Suchen ohne Ergebnis.',
  ],
  'global/offer-banner': [
    'Angebotsbanner mit bis zu drei Botschaften',
    'Bis zu drei Angebote über dem Kopf, die mit der Seite wegscrollen.',
  ],
  'global/menu-labels': [
    'Menüpunkte mit großen Anfangsbuchstaben',
    'Menüpunkte beginnen auf jeder Ebene groß: Womens statt WOMENS.',
  ],
  'global/locale-redirect': [
    'Vorschlag, zum Shop des eigenen Landes zu wechseln',
    'Ein Dialog, der Besucher aus einem anderen Land einmal je Sitzung fragt, ob das der richtige Shop ist.',
  ],
  'global/popularity-counts': [
    'Zählung für Hinweise auf Beliebtheit',
    'Nichts Sichtbares: zählt Aufrufe, Hinzufügen zum Warenkorb und Käufe für andere Experiences.',
  ],
  'global/sticky-banner': [
    'Banner am Rand des Fensters',
    'Ein Banner, der an einem Rand des Fensters bleibt; geschlossen ist er bis zur nächsten Seite weg.',
  ],
  'global/weather-banner': [
    'Banner nach dem Wetter',
    'Ein Bild mit Text zum Wetter am Ort des Besuchers, in einem Inhaltsplatz des Shops.',
  ],
  'global/promo-countdown': [
    'Countdown einer Aktion im Kopf',
    'Eine Leiste im Aktionsbereich des Kopfs, die bis zum Ende einer Aktion herunterzählt.',
  ],
  'global/hide-elements': ['Ausgewählte Elemente ausblenden', 'Eingestellte Teile der Seite sind ausgeblendet.'],
  'global/mini-basket-recommendations': [
    'Empfehlungen im Mini-Warenkorb',
    'Empfehlungen unter den Artikeln des Mini-Warenkorbs. Fügen Sie ein Produkt hinzu, und öffnen Sie ihn im Kopf.',
  ],
  'global/logout-label': [
    'Anderer Text für den Link zum Abmelden',
    'Für angemeldete Besucher ein anderer Text für den Link zum Abmelden, in Kopf und Menü.',
  ],
  'global/footer-badge': ['Badge in der Fußzeile', 'Ein Bild mit Text am Ende der Fußzeile.'],
  'global/footer-payments': ['Zahlungsarten in der Fußzeile', 'Eine Reihe von Zahlungsarten am Ende der Fußzeile.'],
  'global/delivery-carriers': [
    'Symbole der Versanddienste in der Fußzeile',
    'Die Versanddienste am Ende der Fußzeile.',
  ],
}
