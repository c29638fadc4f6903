import { firstOfLine } from './first-of-line.ts';

/** Units of measure; those between two semicolons are one. */
export const MEASURES =
  'millimeter|millimeters|millimetre|millimetres|mm;centimeter|centimeters|centimetre|centimetres|cm;meter|meters|metre|metres;' +
  'kilometer|kilometers|kilometre|kilometres|km;inch|inches;foot|feet|ft;yard|yards;mile|miles;' +
  'milligram|milligrams|mg;gram|grams;kilogram|kilograms|kilo|kilos|kg;ounce|ounces|oz;pound|pounds|lb|lbs;ton|tons;tonne|tonnes;' +
  'milliliter|milliliters|millilitre|millilitres|ml;liter|liters|litre|litres;pint|pints;quart|quarts;gallon|gallons;' +
  'teaspoon|teaspoons|tsp;tablespoon|tablespoons|tbsp;acre|acres;hectare|hectares;' +
  'watt|watts;kilowatt|kilowatts|kw;megawatt|megawatts|mw;kilobyte|kilobytes|kb;megabyte|megabytes|mb;gigabyte|gigabytes|gb;' +
  'terabyte|terabytes|tb;mph;kph|kmh;celsius;fahrenheit;kelvin;microgram|micrograms|mcg;micrometre|micrometres|micrometer|micrometers|micron|microns;nanometre|nanometres|nanometer|nanometers;' +
  'microsecond|microseconds;millisecond|milliseconds;nanosecond|nanoseconds;volt|volts;millivolt|millivolts;kilovolt|kilovolts;amp|amps|ampere|amperes;milliamp|milliamps;' +
  'hertz|hz;kilohertz|khz;megahertz|mhz;gigahertz|ghz;joule|joules;kilojoule|kilojoules;calorie|calories;kilocalorie|kilocalories;gigawatt|gigawatts;milliwatt|milliwatts;' +
  'megapixel|megapixels;carat|carats;fathom|fathoms;knot|knots;pinch|pinches;cup|cups;handful|handfuls;furlong|furlongs;bushel|bushels;barrel|barrels;stone;' +
  'rupee|rupees;franc|francs;yuan|renminbi;peso|pesos;krona|kronor|krone|kroner;ruble|rubles|rouble|roubles;cent|cents;penny|pence|pennies;' +
  'centilitre|centilitres|centiliter|centiliters|cl;hectogram|hectograms';

/** What counts as a unit behind a number alone. */
const BEHIND_NUMBER =
  'second|seconds|sec|secs;minute|minutes|min|mins;hour|hours|hr|hrs;day|days;week|weeks;month|months;year|years;decade|decades;' +
  'century|centuries;night|nights;fortnight|fortnights;point|points;degree|degrees;time|times;g;l';

const units = firstOfLine(`${MEASURES};${BEHIND_NUMBER}`.split(';'), '|');

/** The one name of a unit of measure; null for what is none. */
export const unitOf = (word: string): string | null => units.get(word) ?? null;
