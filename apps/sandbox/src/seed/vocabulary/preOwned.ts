import type { PreOwnedFacts } from '../collectionTypes.js'
import type { Localised } from '../localised.js'
import { text } from '../text.js'

/** Condition of a certified pre-owned watch. */
export const conditions = {
  excellent: text(
    'Excellent, hardly any traces of wear',
    'Hervorragend, kaum Tragespuren',
    'Excellent, traces de port à peine visibles',
    'Fremragende, næsten ingen brugsspor',
  ),
  veryGood: text(
    'Very good, light traces of wear',
    'Sehr gut, leichte Tragespuren',
    'Très bon, légères traces de port',
    'Meget god, lette brugsspor',
  ),
  good: text(
    'Good, traces of wear left unpolished',
    'Gut, Tragespuren bewusst nicht poliert',
    'Bon, traces de port volontairement non polies',
    'God, brugsspor ikke poleret bort',
  ),
} satisfies Record<PreOwnedFacts['condition'], Localised>

/** Accessories delivered with a certified pre-owned watch. */
export const deliveries = {
  boxAndPapers: text(
    'Original box and papers, our certificate',
    'Originalbox und Papiere, unser Zertifikat',
    'Écrin et papiers d’origine, notre certificat',
    'Original æske og papirer, vores certifikat',
  ),
  papers: text(
    'Original papers, our box and certificate',
    'Originalpapiere, unsere Box und unser Zertifikat',
    'Papiers d’origine, notre écrin et notre certificat',
    'Originale papirer, vores æske og certifikat',
  ),
  certificateOnly: text(
    'Our box and certificate',
    'Unsere Box und unser Zertifikat',
    'Notre écrin et notre certificat',
    'Vores æske og certifikat',
  ),
} satisfies Record<PreOwnedFacts['delivered'], Localised>

/** The paragraph on certification, by section. */
export const certification = {
  cpo: text(
    'Our watchmakers have opened, checked and regulated this watch, renewed its gaskets and tested it under pressure. The case was cleaned, not reshaped. It comes with our certificate and two years’ warranty.',
    'Unsere Uhrmacher haben diese Uhr geöffnet, geprüft und reguliert, die Dichtungen erneuert und sie unter Druck getestet. Das Gehäuse wurde gereinigt, nicht umgeformt. Sie erhalten unser Zertifikat und zwei Jahre Garantie.',
    'Nos horlogers ont ouvert, contrôlé et réglé cette montre, remplacé ses joints et vérifié son étanchéité sous pression. Le boîtier a été nettoyé, sa forme respectée. Elle est accompagnée de notre certificat et d’une garantie de deux ans.',
    'Vores urmagere har åbnet, kontrolleret og reguleret uret, skiftet pakninger og trykprøvet det. Kassen er renset, ikke omformet. Det leveres med vores certifikat og to års garanti.',
  ),
  newCpo: text(
    'Bought back from its first owner and serviced in our workshop over six to eight weeks. Every part replaced is listed in the service record, which comes with the watch and its two years’ warranty.',
    'Aus erster Hand zurückgekauft und während sechs bis acht Wochen in unserem Atelier revidiert. Jedes ersetzte Teil steht im Serviceprotokoll, das Sie mit der Uhr und zwei Jahren Garantie erhalten.',
    'Rachetée à son premier propriétaire et révisée dans notre atelier pendant six à huit semaines. Chaque pièce remplacée figure au carnet d’entretien, remis avec la montre et sa garantie de deux ans.',
    'Købt tilbage fra første ejer og gennemgået på vores værksted over seks til otte uger. Hver udskiftet del står i servicerapporten, som følger med uret og de to års garanti.',
  ),
  partnerCpo: text(
    'Certified by Corvane: authenticity, movement and water resistance have been confirmed by the maker, which gives two years’ warranty of its own.',
    'Von Corvane zertifiziert: Echtheit, Werk und Wasserdichtigkeit sind vom Hersteller bestätigt, der zwei Jahre eigene Garantie gewährt.',
    'Certifiée par Corvane : authenticité, mouvement et étanchéité ont été confirmés par la manufacture, qui accorde sa propre garantie de deux ans.',
    'Certificeret af Corvane: ægthed, urværk og vandtæthed er bekræftet af producenten, som selv giver to års garanti.',
  ),
} satisfies Record<string, Localised>
