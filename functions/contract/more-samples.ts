import { sample, type SampleName } from './sample.ts';
import { likeness, wordSet } from './words.ts';

export const samples: Record<SampleName, string> = {
  'An essay': sample,
  'An email': `Here is a polished version of your email:

Subject: New opening hours from 6 May

Hi all,

I am writing to let you know that the workshop is moving to new opening hours on Monday, 6 May. It is important to note that we will be closed on Fridays. The last pick-up is at 4:30 p.m. in order to give the drivers time to get home.

We have looked at the figures for the past 14 months. The majority of the orders come in before noon, and only 3% of you utilize the evening slot. The new hours provide us with an additional two hours for repairs each day. It is worth noting that nothing changes for deliveries: they are still free from £40.

Please do not hesitate to call Ana Petrov on 0161 496 0182 if the new hours do not work for you.

Kind regards,
Tom

Let me know if you would like any changes!`,
  'A post with headings': `Sure! Here's a blog post you can use:

## **Why We Moved Our Bakery Online**

In 2023 we baked 120 loaves a day and threw a fifth of them away. It is worth noting that we are a family of four. Nobody slept much. So we decided to leverage the one thing we had in abundance: regulars who utilize their phones while they wait.

### **What We Tried**

- **Orders by Message:** We delved into a host of apps before we settled on plain text messages.
- **A Fixed Window:** Loaves are ready from 7:15 a.m. in order to catch the school run.
- **One Price:** Everything costs $6, which serves as a filter for haggling.

### **What Happened**

Waste fell from 20% to 4% in nine weeks. “I get my rye before I am awake,” wrote one customer, Lena Park, who orders every Tuesday. It is important to note that we lost people too: about one in ten did not want to order in advance, and this impacted our Saturdays.

### **What We Would Do Again**

We would start with the messages and skip the apps. If you bake, sell or brew, try it for a month.

I hope this helps! Feel free to ask if you'd like me to make it more engaging.`,
};

export const isSample = (text: string): boolean => Object.values(samples).includes(text);

/** Minimum likeness of a sample's sentence and its rewording. */
const leastAlike = 0.5;

/** Whether a sentence is one of a sample, also in another wording; it is then reworded free of charge. */
export const isOfSample = (sentence: string): boolean =>
  Object.values(samples).some((text) =>
    text.split(/(?<=[.!?])\s+|\n+/).some((each) => likeness(wordSet(each), wordSet(sentence)) >= leastAlike),
  );
