/** German titles and looks of the templates for product pages, by their ids: what each is called, and where to look for what. */
export const deProductTitles: Readonly<Record<string, readonly [title: string, look: string]>> = {
  'product/accordion': [
    'Akkordeon mit Produktinformationen',
    'Die Produktinformationen als Akkordeon, das zuerst zu ist und immer nur einen Teil zeigt. „Bewertungen“ führt zu den Bewertungen.',
  ],
  'product/fit-message': [
    'Hinweis zur Passform aus Daten',
    'Wie der Schuh ausfällt, unter den Größen, aus einem Datensatz.',
  ],
  'product/instalment': [
    'Hinweis auf Ratenzahlung',
    'Der Betrag jeder Rate unter dem Preis, mit den Bedingungen in einem Dialog. Er richtet sich nach dem Warenkorb.',
  ],
  'product/popup': [
    'Popup nach einigen Sekunden, mit Bild oder Text',
    'Ein Popup mit Bild oder Text nach einigen Sekunden; einmal geschlossen, erscheint es nicht wieder.',
  ],
  'product/low-stock': [
    'Hinweis auf geringen Bestand mit Symbol, auf der Produktseite',
    'Ein Hinweis über dem Button. Wählen Sie eine Größe, von der nur noch wenige Paare da sind.',
  ],
  'product/low-stock-text': [
    'Geringer Bestand in der Bestandszeile des Shops',
    'Der Text zum Bestand unter den Größen sagt, wie viele Paare noch da sind. Wählen Sie eine Größe mit wenigen Paaren.',
  ],
  'product/recommendations': [
    'Empfehlungen zum direkten Hinzufügen, auf der Produktseite',
    'Ein Karussell mit Empfehlungen unter dem Produkt. Hinzufügen lassen sie sich, sobald dieses Produkt im Warenkorb ist.',
  ],
  'product/social-proof': [
    'Social Proof: beliebt und schnell vergriffen',
    'Wie viele Leute das Produkt vor Kurzem gekauft oder angesehen haben, unter seinem Namen.',
  ],
  'product/selling-fast': [
    'Badge „Schnell vergriffen“ auf der Produktseite',
    'Ein Badge über der linken oberen Ecke der Bilder, mit der Zahl der letzten Käufe.',
  ],
  'product/star-colour': [
    'Andere Farbe für Bewertungssterne',
    'Eine andere Farbe für gefüllte Sterne neben dem Titel und in den Bewertungen.',
  ],
  'product/payment-icons': [
    'Zahlungsarten unter dem Button „In den Warenkorb“',
    'Eine Reihe von Zahlungsarten unter dem Button „In den Warenkorb“.',
  ],
  'product/description-open': [
    'Beschreibung von Anfang an offen',
    'Die Beschreibung in den Produktinformationen ist ohne Klick offen.',
  ],
  'product/delivery-info-icon': [
    'Symbol neben den Lieferinformationen',
    'Ein Symbol vor den Lieferinformationen unter den Buttons.',
  ],
  'product/cross-sell-move': [
    'Cross-Selling verschoben oder ausgeblendet',
    'Die Reihe „Passt gut dazu“ direkt unter dem Kaufbereich, über den Produktinformationen.',
  ],
  'product/colour-swatches': [
    'Platz der Farbauswahl',
    'Die Farben des Schuhs unter den Bildern oder im Kaufbereich vor den Größen.',
  ],
  'product/add-to-bag-style': [
    'Button „In den Warenkorb“: anderer Text und andere Farbe',
    'Andere Farbe und anderer Text für jeden Button „In den Warenkorb“, bis ein Produkt hinzugefügt wurde.',
  ],
  'product/delivery-box': [
    'Lieferkasten mit eigenem Text und eigenen Farben',
    'Andere Zeilen und Farben für den Lieferkasten im Kaufbereich.',
  ],
  'product/wishlist-promo': [
    'Kasten mit Gutscheincode bei der Wunschliste',
    'Ein Kasten mit einem Gutscheincode unter dem Wunschlisten-Button; ein Klick kopiert den Code.',
  ],
  'product/price-format': [
    'Preis ohne Nachkommastellen und mit kleinerem ersten Zeichen',
    'Preise im Kaufbereich ohne Nullen nach dem Komma und mit kleinerem Währungszeichen.',
  ],
  'product/media-reorder': [
    'Andere Reihenfolge der Produktbilder',
    'Das zweite Bild des Produkts steht vorn, klein wie groß.',
  ],
  'product/recently-viewed': [
    'Zuletzt angesehene Produkte auf der Produktseite',
    'Eine Reihe zuletzt angesehener Produkte unter „Passt gut dazu“, ab dem zweiten angesehenen Produkt.',
  ],
  'product/hide-true-fit': [
    'Größenberater ausblenden',
    'Der Kasten unter den Größen, der beim Finden der Größe hilft, ist ausgeblendet.',
  ],
  'product/label-colour': [
    'Andere Farbe für ein Produktlabel',
    'Eines der Labels über dem Produktnamen in einer anderen Farbe.',
  ],
  'product/reviews-label': [
    'Anderer Text für den Link zu den Bewertungen',
    'Ein anderer Text für den Link zu den Bewertungen neben den Sternen.',
  ],
  'product/size-guide-image': ['Anderes Bild in der Größentabelle', 'Ein anderes Bild in der Größentabelle.'],
  'product/technology-icons': [
    'Symbole der Technologien eines Produkts',
    'Symbole der Technologien, die im Schuh stecken, am Anfang der Beschreibung.',
  ],
  'product/feature-icons': [
    'Symbole der Produkteigenschaften',
    'Eigenschaften des Schuhs mit Symbolen, unter den Bildern.',
  ],
  'product/countdown': [
    'Countdown auf der Produktseite',
    'Ein Countdown bis zu einem Termin über dem Button „In den Warenkorb“.',
  ],
  'product/view-bag': [
    'Hinweis auf den Warenkorb nach dem Hinzufügen',
    'Ein Link zum Warenkorb gleitet herein, eine halbe Sekunde nachdem ein Produkt hinzugefügt wurde.',
  ],
}
