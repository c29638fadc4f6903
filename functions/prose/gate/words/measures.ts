/** Units of measure; those between two semicolons are one. */
export const MEASURES =
  'millimeter|millimeters|millimetre|millimetres|mm;centimeter|centimeters|centimetre|centimetres|cm;meter|meters|metre|metres;' +
  'kilometer|kilometers|kilometre|kilometres|km;inch|inches;foot|feet|ft;yard|yards;mile|miles;' +
  'milligram|milligrams|mg;gram|grams;kilogram|kilograms|kilo|kilos|kg;ounce|ounces|oz;pound|pounds|lb|lbs;ton|tons;tonne|tonnes;' +
  'milliliter|milliliters|millilitre|millilitres|ml;liter|liters|litre|litres;pint|pints;quart|quarts;gallon|gallons;' +
  'teaspoon|teaspoons|tsp;tablespoon|tablespoons|tbsp;acre|acres;hectare|hectares;' +
  'watt|watts;kilowatt|kilowatts|kw;megawatt|megawatts|mw;kilobyte|kilobytes|kb;megabyte|megabytes|mb;gigabyte|gigabytes|gb;' +
  'terabyte|terabytes|tb;mph;kph|kmh;celsius;fahrenheit';

/** What counts as a unit behind a number alone. */
const BEHIND_NUMBER =
  'second|seconds|sec|secs;minute|minutes|min|mins;hour|hours|hr|hrs;day|days;week|weeks;month|months;year|years;decade|decades;' +
  'century|centuries;point|points;degree|degrees;time|times;cup|cups;g;l';

const units = new Map(
  `${MEASURES};${BEHIND_NUMBER}`.split(';').flatMap((words) => {
    const names = words.split('|');
    return names.map((name) => [name, names[0] ?? name] as const);
  }),
);

/** The one name of a unit of measure; null for what is none. */
export const unitOf = (word: string): string | null => units.get(word) ?? null;
