/** Function words: how often a text uses each says much about who wrote it and little about its subject. */
export const functionWords: readonly string[] = (
  'a about above across actually after again against all almost along already also although always among an and ' +
  'another any anyone anything are around as at away back be became because become been before behind being ' +
  'between beyond both but by came can could did do does doing done down during each either else enough even ever ' +
  'every everyone everything few first for from get gets getting go going gone got had has have having he her here ' +
  'herself him himself his how if in into is it its itself just kind last least less like little lot made make ' +
  'many may maybe me mean might more most much must my myself never next no nobody none nor not nothing now of off ' +
  'often on once one only or other others our out over own perhaps pretty put quite rather really said same say ' +
  'see seem should since so some someone something sometimes still such take than that the their them themselves ' +
  'then there these they thing things think this those though through to together too toward towards two under ' +
  'until up upon us use used very want was way we well went were what when where whether which while who whole ' +
  'whose why will with within without would yes yet you your'
).split(' ');
