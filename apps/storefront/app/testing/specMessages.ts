/** Languages of the texts (Spec §1). */
export type MessageLanguage = 'en' | 'de' | 'fr' | 'da'

/** One text in all languages. */
export type Message = Readonly<Record<MessageLanguage, string>>

/**
 * Expected texts of tests: those that the specification fixes, by code (Spec §2, §4, §8, §9; decision 16). The English
 * texts are verbatim; the specification gives no wording for 'wishlist.failed'. Texts are ICU messages.
 */
export const specMessages = {
  'cart.itemRemoveFailed': {
    en: 'Something went wrong. Try again!',
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    fr: 'Une erreur est survenue. Veuillez réessayer.',
    da: 'Noget gik galt. Prøv igen.',
  },
  'cart.itemRemoved': {
    en: 'Item removed from cart',
    de: 'Artikel aus dem Warenkorb entfernt',
    fr: 'Article retiré du panier',
    da: 'Varen er fjernet fra kurven',
  },
  'cart.quantityFailed': {
    en: 'Something went wrong. Try again!',
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    fr: 'Une erreur est survenue. Veuillez réessayer.',
    da: 'Noget gik galt. Prøv igen.',
  },
  'cart.itemsUnavailable': {
    en: 'Some items are no longer available online and will be removed from your cart.',
    de: 'Einige Artikel sind online nicht mehr erhältlich und werden aus Ihrem Warenkorb entfernt.',
    fr: 'Certains articles ne sont plus disponibles en ligne et seront retirés de votre panier.',
    da: 'Nogle varer kan ikke længere købes online og bliver fjernet fra kurven.',
  },
  'cart.itemsUnavailableRemove': {
    en: 'Remove',
    de: 'Entfernen',
    fr: 'Retirer',
    da: 'Fjern',
  },
  'addToCart.DEFAULT': {
    en: 'Something wrong!',
    de: 'Etwas ist schiefgelaufen.',
    fr: 'Une erreur est survenue.',
    da: 'Noget gik galt.',
  },
  'addToCart.Can-Not-Add-To-Cart': {
    en: 'Maximum quantity for selected product already in cart.',
    de: 'Die Höchstmenge dieses Produkts liegt bereits im Warenkorb.',
    fr: 'La quantité maximale de ce produit est déjà dans votre panier.',
    da: 'Det højeste antal af dette produkt ligger allerede i kurven.',
  },
  'addToCart.Mix-Basket-Found-Pre-Order': {
    en: 'Basket has pre-order product, You can not add this product.',
    de: 'Im Warenkorb liegt ein Artikel zur Vorbestellung. Dieses Produkt kann nicht hinzugefügt werden.',
    fr: 'Le panier contient un article en précommande. Ce produit ne peut pas y être ajouté.',
    da: 'Kurven indeholder en vare til forudbestilling. Dette produkt kan ikke tilføjes.',
  },
  'addToCart.Mix-Basket-Found-In-Stock': {
    en: 'Basket has in-stock product, You can not add this product.',
    de: 'Im Warenkorb liegt ein sofort lieferbarer Artikel. Dieses Produkt kann nicht hinzugefügt werden.',
    fr: 'Le panier contient un article disponible immédiatement. Ce produit ne peut pas y être ajouté.',
    da: 'Kurven indeholder en vare på lager. Dette produkt kan ikke tilføjes.',
  },
  'addToCart.StaffSale-Mix-Basket-Found': {
    en: 'Discounted staff sale products cannot be ordered at the same time with other product categories.',
    de: 'Vergünstigte Artikel aus dem Personalverkauf können nicht zusammen mit anderen Produkten bestellt werden.',
    fr: 'Les articles remisés de la vente au personnel ne peuvent pas être commandés avec d’autres produits.',
    da: 'Nedsatte varer fra personalesalget kan ikke bestilles sammen med andre produkter.',
  },
  'wishlist.added': {
    en: '{quantity, plural, one {# item added to wishlist} other {# items added to wishlist}}',
    de: '{quantity, plural, one {# Artikel auf die Wunschliste gesetzt} other {# Artikel auf die Wunschliste gesetzt}}',
    fr: '{quantity, plural, one {# article ajouté à la liste d’envies} other {# articles ajoutés à la liste d’envies}}',
    da: '{quantity, plural, one {# vare føjet til ønskelisten} other {# varer føjet til ønskelisten}}',
  },
  'wishlist.alreadyIn': {
    en: 'Item is already in wishlist',
    de: 'Der Artikel steht bereits auf der Wunschliste',
    fr: 'L’article figure déjà dans la liste d’envies',
    da: 'Varen er allerede på ønskelisten',
  },
  'wishlist.removed': {
    en: 'Item removed from wishlist',
    de: 'Artikel von der Wunschliste entfernt',
    fr: 'Article retiré de la liste d’envies',
    da: 'Varen er fjernet fra ønskelisten',
  },
  'wishlist.failed': {
    en: 'Something went wrong. Try again!',
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    fr: 'Une erreur est survenue. Veuillez réessayer.',
    da: 'Noget gik galt. Prøv igen.',
  },
  'session.invalidToken': {
    en: 'Invalid token, please try again.',
    de: 'Ungültiges Token. Bitte versuchen Sie es erneut.',
    fr: 'Jeton non valide. Veuillez réessayer.',
    da: 'Ugyldigt token. Prøv igen.',
  },
  'feature.unavailable': {
    en: 'This feature is not currently available.',
    de: 'Diese Funktion steht derzeit nicht zur Verfügung.',
    fr: 'Cette fonctionnalité n’est pas disponible actuellement.',
    da: 'Denne funktion er ikke tilgængelig i øjeblikket.',
  },
  'feature.accountNeeded': {
    en: 'This feature is not currently available. You must create an account to access this feature.',
    de: 'Diese Funktion steht derzeit nicht zur Verfügung. Um sie zu nutzen, müssen Sie ein Konto eröffnen.',
    fr: 'Cette fonctionnalité n’est pas disponible actuellement. Pour y accéder, vous devez créer un compte.',
    da: 'Denne funktion er ikke tilgængelig i øjeblikket. Der skal oprettes en konto for at bruge den.',
  },
  'page.skip': {
    en: 'Skip to Content',
    de: 'Zum Inhalt springen',
    fr: 'Aller au contenu',
    da: 'Gå til indhold',
  },
  'errorPage.headline': {
    en: "This page isn't working",
    de: 'Diese Seite funktioniert nicht',
    fr: 'Cette page ne fonctionne pas',
    da: 'Denne side virker ikke',
  },
  'errorPage.subline': {
    en: "We're sorry, but an error has occurred.",
    de: 'Es tut uns leid, es ist ein Fehler aufgetreten.',
    fr: 'Nous sommes désolés, une erreur s’est produite.',
    da: 'Vi beklager, men der er opstået en fejl.',
  },
  'errorPage.copy': {
    en: 'Try refreshing the page or click button below to be redirected to homepage.',
    de: 'Laden Sie die Seite neu oder klicken Sie auf die Schaltfläche unten, um zur Startseite zu gelangen.',
    fr: 'Essayez d’actualiser la page ou cliquez sur le bouton ci-dessous pour revenir à la page d’accueil.',
    da: 'Prøv at genindlæse siden, eller klik på knappen nedenfor for at gå til forsiden.',
  },
  'errorPage.home': {
    en: 'Go to homepage',
    de: 'Zur Startseite',
    fr: 'Aller à la page d’accueil',
    da: 'Gå til forsiden',
  },
  'miniCart.title': {
    en: 'Shopping Cart',
    de: 'Warenkorb',
    fr: 'Panier',
    da: 'Indkøbskurv',
  },
  'miniCart.total': {
    en: 'Total',
    de: 'Total',
    fr: 'Total',
    da: 'I alt',
  },
  'miniCart.inclVat': {
    en: 'incl. VAT',
    de: 'inkl. MwSt.',
    fr: 'TVA incluse',
    da: 'inkl. moms',
  },
  'miniCart.checkout': {
    en: 'Checkout',
    de: 'Zur Kasse',
    fr: 'Passer à la caisse',
    da: 'Gå til kassen',
  },
  'miniCart.goToCart': {
    en: 'Go to Shopping Cart',
    de: 'Zum Warenkorb',
    fr: 'Voir le panier',
    da: 'Gå til indkøbskurven',
  },
  'miniCart.empty': {
    en: 'Your shopping cart is empty.',
    de: 'Ihr Warenkorb ist leer.',
    fr: 'Votre panier est vide.',
    da: 'Din indkøbskurv er tom.',
  },
  'miniCart.continueShopping': {
    en: 'Continue Shopping',
    de: 'Weiter einkaufen',
    fr: 'Continuer vos achats',
    da: 'Fortsæt med at handle',
  },
  'availability.preOrder': {
    en: 'Pre Order',
    de: 'Vorbestellbar',
    fr: 'Précommande',
    da: 'Forudbestilling',
  },
  'availability.inStock': {
    en: 'In stock',
    de: 'An Lager',
    fr: 'En stock',
    da: 'På lager',
  },
  'availability.soldOut': {
    en: 'Out of stock',
    de: 'Nicht an Lager',
    fr: 'Épuisé',
    da: 'Ikke på lager',
  },
  'price.onRequest': {
    en: 'Price on request',
    de: 'Preis auf Anfrage',
    fr: 'Prix sur demande',
    da: 'Pris på forespørgsel',
  },
  'price.startingAt': {
    en: 'Starting at {price}',
    de: 'Ab {price}',
    fr: 'À partir de {price}',
    da: 'Fra {price}',
  },
  'keyFacts.year': {
    en: 'Year of sale: {year}',
    de: 'Verkaufsjahr: {year}',
    fr: 'Année de vente\u00A0: {year}',
    da: 'Salgsår: {year}',
  },
  'keyFacts.warranty': {
    en: 'International warranty by {brand}',
    de: 'Internationale Garantie von {brand}',
    fr: 'Garantie internationale par {brand}',
    da: 'International garanti fra {brand}',
  },
  'manufacturer.title': {
    en: 'Manufacturer Information',
    de: 'Herstellerinformationen',
    fr: 'Informations sur le fabricant',
    da: 'Producentoplysninger',
  },
  'manufacturer.manufacturer': {
    en: 'Manufacturer',
    de: 'Hersteller',
    fr: 'Fabricant',
    da: 'Producent',
  },
  'manufacturer.responsiblePerson': {
    en: 'Responsible Person',
    de: 'Verantwortliche Person',
    fr: 'Personne responsable',
    da: 'Ansvarlig person',
  },
  'orderStatus.open': {
    en: 'Open',
    de: 'Offen',
    fr: 'En cours',
    da: 'Åben',
  },
  'orderStatus.discontinued': {
    en: 'Discontinued',
    de: 'Produktion eingestellt',
    fr: 'Production arrêtée',
    da: 'Udgået',
  },
} as const satisfies Readonly<Record<string, Message>>
