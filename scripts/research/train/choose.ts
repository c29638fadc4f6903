import { scoreInputs } from '#prose/estimate/model.ts';
import { type FittedModel, fitModel, type Recipe } from './fit.ts';
import { FAMILIES, familyOf, type Text } from './rows.ts';
import { rocAuc } from './statistics.ts';

const RECIPES: Recipe[] = [0, 0.3, 1].flatMap((grammar) =>
  [10, 20].flatMap((hashed) => [40, 80, 160].map((penalty) => ({ grammar, hashed, penalty }))),
);

export type Trial = {
  recipe: Recipe;
  /** Log odds of each training text from a model that saw no text of its source document. */
  scores: number[];
  /** AUC over all texts of the four families with both labels. */
  within: number;
  /** Mean AUC over the four families, each left out of training completely. */
  leftOut: number;
};

const hasBothLabels = (text: Text): boolean => FAMILIES.some((family) => family === text.domain);

/** Tries each recipe by cross-validation; the best has the highest mean of `within` and `leftOut`. */
export function tryRecipes(texts: readonly Text[], folds: readonly number[]): Trial[] {
  return RECIPES.map((recipe) => tryRecipe(recipe, texts, folds)).toSorted(
    (left, right) => right.within + right.leftOut - left.within - left.leftOut,
  );
}

function tryRecipe(recipe: Recipe, texts: readonly Text[], folds: readonly number[]): Trial {
  const scores = texts.map(() => 0);
  for (const fold of new Set(folds)) {
    const model = fitModel(
      texts.filter((_text, at) => folds[at] !== fold),
      recipe,
    );
    for (const [at, text] of texts.entries())
      if (folds[at] === fold) scores[at] = scoreInputs(model, text.inputs);
  }
  const within = rocAuc(
    texts.flatMap((text, at) => (hasBothLabels(text) ? { score: scores[at] ?? 0, label: text.label } : [])),
  );
  const each = FAMILIES.map((family) => {
    const model = fitWithout(family, texts, recipe);
    const own = texts.filter(({ domain }) => domain === family);
    return rocAuc(own.map((text) => ({ score: scoreInputs(model, text.inputs), label: text.label })));
  });
  const leftOut = each.reduce((sum, auc) => sum + auc, 0) / each.length;
  return { recipe, scores, within, leftOut };
}

/** Fits a model without a family, that is, without its texts of 2023 and of 2025. */
export const fitWithout = (family: string, texts: readonly Text[], recipe: Recipe): FittedModel =>
  fitModel(
    texts.filter((text) => familyOf(text) !== family),
    recipe,
  );
