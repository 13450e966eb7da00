// Cards with corners, and those in whose pictures they are round already.
float cornerShare() { return 1.0; }
