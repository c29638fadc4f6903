/** Words that many patterns share: (OWN) in a pattern stands for any of them, beside others or alone. */
export const KINDS: Readonly<Record<string, string>> = {
  BIG: 'big|central|critical|crucial|essential|fundamental|imperative|important|integral|key|large|major|necessary|pivotal|significant|vital',
  CLAIMED:
    'accurate|advanced|beautiful|beneficial|clear|competitive|complex|complicated|critical|crucial|dangerous|deep|detailed|different|difficult|diverse|effective|efficient|essential|expensive|fascinating|grateful|harmful|helpful|important|influential|interesting|large|meaningful|necessary|personal|popular|powerful|proud|rare|rich|sensitive|sophisticated|specialized|strong|successful|unique|useful|valuable|versatile|vital|vulnerable|wide',
  NOTE: 'acknowledge|bear in mind|consider|emphasize|highlight|keep in mind|mention|note|point out|realize|recognize|remember|understand',
  OWN: 'her|his|its|my|our|their|your',
  PEOPLE:
    'businesses|companies|him|individuals|me|organizations|people|researchers|students|them|us|users|you',
};
